/**
 * Starts reads early. The boot script asks for the record of a shell while React is still loading; a link asks while
 * somebody points at it. On a slow line that saves the reader one round trip. The client takes the answer instead of
 * asking again.
 */
type EarlyRead = { at: number; answer: Promise<Response>; leaving: AbortController }

/** An older answer is ignored: it would pass for new. On 2G the scripts come eight seconds after the question. */
const USABLE_MS = 20_000

const early = new Map<string, EarlyRead>()

export function readEarly(url: string): Promise<Response> {
  const asked = usable(url)
  if (asked) return asked.answer
  const leaving = new AbortController()
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-cache', // as the client asks
    signal: leaving.signal,
  })
  answer.catch(() => undefined) // told to who takes it
  early.set(url, { at: Date.now(), answer, leaving })
  return answer
}

/** Returns the answer for this address, once; `signal` cancels it. */
export function takeEarlyRead(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const taken = usable(url)
  early.delete(url)
  if (taken) signal.addEventListener('abort', () => taken.leaving.abort(signal.reason), { once: true })
  return taken?.answer
}

function usable(url: string): EarlyRead | undefined {
  for (const [one, { at }] of early) if (Date.now() - at > USABLE_MS) early.delete(one)
  return early.get(url)
}
