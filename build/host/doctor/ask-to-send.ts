/** Whether what people send would reach the owner's API (`outbox/queue/send.ts`): a fault as a sentence for the owner. */
import { endpoints } from '../../../contract/endpoints.ts'
import { isReady } from '../../../outbox/queue/send.ts'
import { readAnswer } from '../../../outbox/verdict/answer.ts'
import { type ApiAndSite, ask, isOpenTo, isSame } from './ask-api.ts'

type Keys = { hasKeys: boolean }

/** Null if a page of the site may send to the API. Without an address of the site nobody can tell: null as well. */
export async function faultOfSending(asked: ApiAndSite, { hasKeys }: Keys): Promise<string | null> {
  const wanted = ['Content-Type', ...(hasKeys ? ['Idempotency-Key'] : [])]
  for (const path of [endpoints.bookTour(), endpoints.applyToTeam()]) {
    const fault = await faultOfPreflight(asked, path, wanted)
    if (fault) return fault
  }
  return hasKeys ? null : faultOfProbe(asked)
}

/** JSON from another origin is never sent before the browser has asked for leave. */
async function faultOfPreflight(
  { base, site }: ApiAndSite,
  path: string,
  wanted: readonly string[],
): Promise<string | null> {
  if (site === '' || isSame(base, site)) return null
  const address = base + path
  const answer = await ask(address, site, {
    method: 'OPTIONS',
    redirect: 'manual', // no browser follows one here
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': wanted.join(',').toLowerCase(),
    },
  })
  if (!answer) return `${address}: nobody answers OPTIONS, which browsers ask before they send`
  if (!answer.ok)
    return `${address}: the API answers ${answer.status} to OPTIONS, where browsers need 200 or 204 before they send`
  if (!isOpenTo(answer, site, base))
    return `${address}: pages of ${site} may not send there: the API has to send Access-Control-Allow-Origin to OPTIONS too`
  const allowed = namesIn(answer.headers.get('access-control-allow-headers'))
  const missing = allowed.includes('*')
    ? undefined
    : wanted.find((name) => !allowed.includes(name.toLowerCase()))
  if (!missing) return null
  const remedy =
    missing === 'Idempotency-Key'
      ? 'Set VITE_API_IDEMPOTENT=false, or allow the header'
      : 'Name it in Access-Control-Allow-Headers'
  return `${base} does not take ${missing} from pages of ${site}: bookings would not arrive. ${remedy}`
}

/** Without keys a read goes first, of a package that does not exist. Its refusal shows that the API is there and well. */
async function faultOfProbe({ base, site }: ApiAndSite): Promise<string | null> {
  const address = base + endpoints.package('0')
  const answer = await ask(address, site, { redirect: 'manual' })
  const read = answer && (await readAnswer(answer, Date.now()))
  if (answer && isReady(read) && isOpenTo(answer, site, base)) return null
  const met = answer && answer.status >= 500 ? ` and no fault (${answer.status})` : ''
  return `${address}: this refusal has to be JSON${met}, with Access-Control-Allow-Origin like other answers. Without keys the site asks for it before it sends, and would send nothing`
}

/**
 * Null if the API reads the keys. One that ignores them is as friendly to every question. So this sends a key that no
 * API of keys takes, with nothing in it that any API would store.
 */
export async function doubtOfKeys({ base, site }: ApiAndSite): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'no key' }
  const answer = await ask(base + endpoints.bookTour(), site, { method: 'POST', headers, body: '{}' })
  const words = await answer?.text().catch(() => '')
  if (answer?.status === 400 && words?.includes('Idempotency-Key')) return null
  return `Whether ${base} keeps Idempotency-Key cannot be told from outside. This site counts on it. If it ignores the key, one press can book twice: set VITE_API_IDEMPOTENT=false`
}

const namesIn = (list: string | null): string[] =>
  (list ?? '').split(',').map((name) => name.trim().toLowerCase())
