/** Compares the answers of the owner's API with what the site relies on: each fault as a sentence for the owner. */
import { endpoints, PROJECT_TYPE_IDS } from '../../../contract/endpoints.ts'
import { readAnswer, type SchemaName } from '../../../contract/records/schemas.ts'

const PATIENCE_MS = 10_000

const READS: readonly [path: string, schema: SchemaName][] = [
  [endpoints.packagesOfType(PROJECT_TYPE_IDS.land), 'package-list'],
  [endpoints.projectsOfType(PROJECT_TYPE_IDS.land), 'project-page'],
  [endpoints.posts(), 'post-page'],
  [endpoints.schedules(), 'schedule-list'],
]

/** Whole addresses; `site` is '' when the owner gave none: then nobody can tell who may read (CORS). */
export type ApiAndSite = { base: string; site: string }

/** Faults of the API, in words; [] = it answers as the site needs. Stops at the first fault that implies the others. */
export async function faultsOfApi({ base, site }: ApiAndSite): Promise<string[]> {
  const faults: string[] = []
  for (const [path, schema] of READS) {
    const fault = await faultOfRead({ base, site }, path, schema)
    if (fault) faults.push(`${base}${path}: ${fault}`)
    if (fault?.startsWith('nobody answers')) return faults
  }
  return faults
}

async function faultOfRead(
  { base, site }: ApiAndSite,
  path: string,
  schema: SchemaName,
): Promise<string | null> {
  const answer = await ask(base + path, site)
  if (!answer) return 'nobody answers. Is the address right, and is the API up?'
  const type = answer.headers.get('content-type') ?? 'no media type'
  if (answer.status === 404)
    return 'not found. VITE_API_BASE_URL probably has the wrong path (it usually ends with /api/v2)'
  // From 502 on a host speaks of what is behind it, unless the API itself says in JSON that its database is away.
  if (answer.status >= 502 && !type.includes('json'))
    return `nobody answers behind the host (${answer.status}). Is the API up?`
  if (answer.status < 500 && type.includes('html'))
    return 'a web page and no data. VITE_API_BASE_URL points to a site, or a sign-in stands before the API'
  if (answer.status !== 200) return `the API answers ${answer.status} where 200 was expected`
  if (!isOpenTo(answer, site, base))
    return `pages of ${site} may not read it: the API has to send Access-Control-Allow-Origin`
  try {
    readAnswer(schema, await answer.json())
    return null
  } catch (reason) {
    return `the answer is not what the site reads (${reason instanceof Error ? reason.message : 'no JSON'})`
  }
}

/** Null if a picture of this address can be kept for offline use. */
export async function faultOfPicture(address: string, site: string): Promise<string | null> {
  const answer = await ask(address, site)
  const { origin } = new URL(address)
  if (answer?.status !== 200) return `${address} does not answer: a picture of the first package is missing`
  if (isOpenTo(answer, site, address)) return null
  return `${origin} sends no Access-Control-Allow-Origin: its pictures are shown, but no phone can keep them for offline`
}

export const ask = (address: string, site: string, more: RequestInit = {}): Promise<Response | null> =>
  fetch(address, {
    ...more,
    headers: { ...(site && { Origin: new URL(site).origin }), ...more.headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)

export const isSame = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin

export function isOpenTo({ headers }: Response, site: string, address: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return site === '' || isSame(address, site) || allowed === '*' || allowed === new URL(site).origin
}
