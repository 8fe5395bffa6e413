/** One part of a pack: a copy that another cache took a moment ago, otherwise from the network. */
import { connectionOfAnswer } from '#contract/messages/connection.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { withPatience } from '#contract/with-patience.ts'
import { askedWait } from '../asked-wait.ts'
import { isPicture } from '../caches/is-picture.ts'
import { PICTURE_ACCEPT } from '../caches/picture-accept.ts'
import { stampValidResponse } from '../caches/stamp-valid-response.ts'
import { isCut } from '../caches/whole-answer.ts'
import { Halt } from '../packs/keep-pack.ts'
import { ANY_VARIANT, isWithin, type PackPart } from '../packs/pack-store.ts'
import { readToEnd } from '../read-to-end.ts'

const SILENCE_MS = 30_000 // a server may send what the other lanes asked for first

const ACCEPT = { read: 'application/json', picture: PICTURE_ACCEPT }

/** The browser's own copy of a read may be minutes old, and its stamp would be wrong. */
const CACHE_OF = { read: 'no-cache', picture: 'default' } as const

/** The caches of the worker that may hold a copy. */
type Copies = Pick<CacheStorage, 'match'>

export async function fetchPart(
  part: PackPart,
  since: number,
  signal: AbortSignal,
  copies: Copies = caches,
): Promise<Response | null> {
  const copy = await copies.match(part.address, ANY_VARIANT)
  if (copy && isGood(part, copy, since)) return stamped(copy)
  const first = await ask(part, signal, CACHE_OF[part.kind])
  const answer = part.kind === 'read' && (await isCut(first)) ? await ask(part, signal, 'reload') : first
  if (answer.status === 200) {
    const kept = part.kind === 'read' ? await stampValidResponse(answer, part.address) : pictureOf(answer)
    if (kept) return kept
    if (kept === undefined) return null // the provider has no such record
    if (part.kind === 'picture' && connectionOfAnswer(answer) === 'good') return null // a film, or no file for a screen
    throw new Halt('offline') // a portal's page instead of the answer
  }
  if (isUnheard(part, answer)) throw new Halt('refused', askedWait(answer))
  return null
}

/**
 * A firewall's 403 is no word of the provider. Stores of files say it of a picture that is not there. At a broken file a
 * host fails each time (500). When it is down as a whole, its gateway says so (502 to 504), or its reads do.
 */
function isUnheard({ kind }: PackPart, { status }: Response): boolean {
  if (kind === 'picture' && [401, 403, 500].includes(status)) return false
  return connectionOfAnswer({ status, headers: new Headers() }) !== 'good'
}

function isGood({ kind }: PackPart, copy: Response, since: number): boolean {
  if (kind === 'picture') return isPicture(copy)
  return isWithin(Number(copy.headers.get(STORED_AT_HEADER)), since, Date.now())
}

/** Ends only with silence: what a slow line has brought of a part would be fetched again. Half a body is no answer. */
async function ask({ kind, address }: PackPart, signal: AbortSignal, cache: RequestCache): Promise<Response> {
  const { limited, renew, end } = withPatience(signal, SILENCE_MS)
  try {
    const headers = { accept: ACCEPT[kind] }
    const get = (from: RequestCache) =>
      fetch(address, { headers, credentials: 'omit', cache: from, signal: limited })
    // The browser's own copy of a picture may be that of an <img>, which came without the host's permission to read it.
    const answer = await get(cache).catch((reason: unknown) => {
      if (kind === 'read' || limited.aborted) throw reason
      return get('reload')
    })
    if (kind === 'read' || isPicture(answer)) await readToEnd(answer.clone(), renew)
    else await answer.body?.cancel() // a film, or a page of words
    return answer
  } catch {
    throw new Halt(signal.aborted ? 'asked' : 'offline')
  } finally {
    end()
  }
}

const pictureOf = (answer: Response) => (isPicture(answer) ? stamped(answer, Date.now()) : null)

/** Stamped with the time of storing; a copy of a read keeps the time at which the provider confirmed it. */
function stamped(answer: Response, now?: number): Response {
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.delete('vary')
  if (now !== undefined || !headers.has(STORED_AT_HEADER))
    headers.set(STORED_AT_HEADER, String(now ?? Date.now()))
  return new Response(answer.body, { status: 200, headers })
}
