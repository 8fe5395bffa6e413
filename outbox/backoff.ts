/** When to try again: full jitter between 2 s and a doubling limit, so that a thousand phones do not return at once (failure mode F9). */

const MIN_DELAY_MS = 2_000
const MAX_DELAY_MS = 15 * 60_000
/** A server that asks for more patience than this is asked again all the same. */
const MAX_RETRY_AFTER_MS = 60 * 60_000
/** Spread over what the server asked for: everybody was told the same moment. */
const RETRY_AFTER_SPREAD = 0.2
/** No delay is ever longer; a later moment in a row was written under another clock. */
export const LONGEST_WAIT_MS = MAX_RETRY_AFTER_MS * (1 + RETRY_AFTER_SPREAD)

/** `attempts` made so far (1 or more), `random` in 0..1. The result is in ms. */
export function retryDelay(attempts: number, random: number, retryAfterMs: number | null = null): number {
  if (retryAfterMs !== null) {
    const asked = Math.min(Math.max(retryAfterMs, MIN_DELAY_MS), MAX_RETRY_AFTER_MS)
    return Math.round(asked * (1 + RETRY_AFTER_SPREAD * random))
  }
  const limit = Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** Math.min(attempts, 30))
  return Math.round(MIN_DELAY_MS + random * (limit - MIN_DELAY_MS))
}

/**
 * `Retry-After` in seconds or as an HTTP date → ms from now; null when missing or nonsense.
 * A date is measured against the answer's own `Date`, since this phone's clock may be wrong.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return null
  const serverNow = Date.parse(headers.get('date') ?? '')
  return Math.max(0, moment - (Number.isNaN(serverNow) ? now : serverNow))
}
