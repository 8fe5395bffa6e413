/**
 * The one read that a shell is about, asked for by the boot script while React is still on its way: on a slow line that
 * is a round trip that the reader does not wait for. The client takes the answer instead of asking again.
 */
type EarlyRead = { url: string; answer: Promise<Response>; leaving: AbortController }

let early: EarlyRead | null = null

export function readEarly(url: string): void {
  const leaving = new AbortController()
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-cache', // as the client asks
    signal: leaving.signal,
  })
  answer.catch(() => undefined) // told to who takes it
  early = { url, answer, leaving }
}

/** The answer to this address, once; `signal` gives it up. */
export function takeEarlyRead(url: string, signal: AbortSignal): Promise<Response> | undefined {
  if (early?.url !== url) return undefined
  const { answer, leaving } = early
  early = null
  signal.addEventListener('abort', () => leaving.abort(signal.reason), { once: true })
  return answer
}
