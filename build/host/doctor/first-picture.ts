import { endpoints, PROJECT_TYPE_IDS } from '../../../contract/endpoints.ts'
import { readAnswer } from '../../../contract/records/schemas.ts'
import { type ApiAndSite, ask } from './ask-api.ts'

type Told = { mediaHasWidths: boolean; mediaOrigins: readonly string[] }

const WIDTH = 192 // the smallest that the site asks for

/** A picture of the API, and what the settings get wrong about its host; no address if no package has one. */
export async function firstPicture(
  { base, site }: ApiAndSite,
  { mediaHasWidths, mediaOrigins }: Told,
): Promise<{ address: string | null; faults: string[] }> {
  const answer = await ask(base + endpoints.packagesOfType(PROJECT_TYPE_IDS.land), site)
  const packages = answer ? readAnswer('package-list', await answer.json()) : []
  const file = packages.flatMap(({ media }) => media).find(({ fileType }) => fileType === 'image')
  if (!file) return { address: null, faults: [] }
  const address = new URL(file.url, base).href
  const { origin } = new URL(address)
  const known = [base, site, ...mediaOrigins].filter(Boolean).map((one) => new URL(one).origin)
  const named = [...mediaOrigins, origin].join(' ')
  const setting = `VITE_MEDIA_ORIGIN=${mediaOrigins.length > 0 ? `"${named}"` : named}`
  // As the policy has it (build/settings/media-sources.ts): any host, for an API elsewhere of which none is named.
  const areShown = mediaOrigins.length === 0 && !(site && new URL(base).origin === new URL(site).origin)
  const harm = areShown ? 'no phone keeps them for offline' : 'no page shows them'
  const faults = known.includes(origin)
    ? []
    : [`The API's pictures lie at ${origin}: set ${setting}, or ${harm}`]
  const isSmall = address.includes('/media/') ? await isSmaller(address, site) : mediaHasWidths
  if (isSmall !== mediaHasWidths) {
    const makes = isSmall ? 'makes' : 'does not make'
    faults.push(`${origin} ${makes} smaller copies (?w=${WIDTH}): set VITE_MEDIA_WIDTHS=${isSmall}`)
  }
  return { address, faults }
}

async function isSmaller(address: string, site: string): Promise<boolean> {
  const [whole, small] = await Promise.all([sizeOf(address, site), sizeOf(`${address}?w=${WIDTH}`, site)])
  return small !== null && (whole === null || small < whole)
}

async function sizeOf(address: string, site: string): Promise<number | null> {
  const answer = await ask(address, site)
  return answer?.status === 200 ? (await answer.arrayBuffer()).byteLength : null
}
