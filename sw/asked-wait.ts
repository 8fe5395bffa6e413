import { retryAfterMs, retryDelay } from '#outbox/queue/backoff.ts'

/** For how long, in ms, a server asked this phone to wait; null where it named no time. */
export function askedWait({ headers }: Response): number | null {
  const asked = retryAfterMs(headers, Date.now())
  return asked && retryDelay({ tries: 1, waitsFor: 'server', retryAfterMs: asked }, Math.random())
}
