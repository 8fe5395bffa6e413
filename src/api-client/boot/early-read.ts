/**
 * Starts one read early. The boot script asks for the record of a shell while React is still loading; a link asks while
 * somebody points at it. On a slow line that saves the reader one round trip. The client takes the answer instead of
 * asking again.
 */
type EarlyRead = { url: string; at: number; answer: Promise<Response>; leaving: AbortController }

/** An older answer is ignored: it would pass for new. */
const USABLE_MS = 10_000

let early: EarlyRead | null = null

export function readEarly(url: string): Promise<Response> {
  if (isUsable(early, url)) return early.answer
  const leaving = new AbortController()
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-cache', // as the client asks
    signal: leaving.signal,
  })
  answer.catch(() => undefined) // told to who takes it
  early = { url, at: Date.now(), answer, leaving }
  return answer
}

/** Returns the answer for this address, once; `signal` cancels it. */
export function takeEarlyRead(url: string, signal: AbortSignal): Promise<Response> | undefined {
  if (!isUsable(early, url)) return undefined
  const { answer, leaving } = early
  early = null
  signal.addEventListener('abort', () => leaving.abort(signal.reason), { once: true })
  return answer
}

const isUsable = (read: EarlyRead | null, url: string): read is EarlyRead =>
  read?.url === url && Date.now() - read.at < USABLE_MS
