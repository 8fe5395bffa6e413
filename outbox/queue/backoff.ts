/**
 * When to try again: full jitter between 2 s and a growing limit, so that a thousand phones do not return at once
 * (FM-9).
 */

const MIN_DELAY_MS = 2_000
const FIRST_LIMIT_MS = 4_000
/**
 * A broken line affects one phone. A server that fails repeatedly fails everybody, so there the wait grows faster: from
 * 4 s to ten minutes in five steps. The phones that met the outage last do not all return in its first minute.
 */
const LINE = { growth: 2, maxMs: 15 * 60_000 }
const PATIENCE = { line: LINE, portal: LINE, room: LINE, server: { growth: 4, maxMs: 10 * 60_000 } }
/** A server that asks for more patience than this is asked again all the same. */
const MAX_RETRY_AFTER_MS = 60 * 60_000
/** Spreads requests over the time that the server asked for, because everybody was told the same moment. */
const RETRY_AFTER_SPREAD = 0.2
/** No delay is ever longer. A later moment in a row was written under another clock. */
export const LONGEST_WAIT_MS = MAX_RETRY_AFTER_MS * (1 + RETRY_AFTER_SPREAD)

type Tries = {
  /** Attempts so far on a broken line, or consecutive failures of a server (1 or more). */
  tries: number
  waitsFor: keyof typeof PATIENCE
  retryAfterMs?: number | null
}

/** `random` in 0..1. The result is in ms. */
export function retryDelay({ tries, waitsFor, retryAfterMs = null }: Tries, random: number): number {
  if (retryAfterMs !== null) {
    const asked = Math.min(Math.max(retryAfterMs, MIN_DELAY_MS), MAX_RETRY_AFTER_MS)
    return Math.round(asked * (1 + RETRY_AFTER_SPREAD * random))
  }
  const { growth, maxMs } = PATIENCE[waitsFor]
  const limit = Math.min(maxMs, FIRST_LIMIT_MS * growth ** Math.min(tries - 1, 30))
  return Math.round(MIN_DELAY_MS + random * (limit - MIN_DELAY_MS))
}

/**
 * `Retry-After` in seconds or as an HTTP date → ms from now; null when missing or nonsense. A date is measured against
 * the answer's own `Date`, since this phone's clock may be wrong.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return null
  const serverNow = Date.parse(headers.get('date') ?? '')
  return Math.max(0, moment - (Number.isNaN(serverNow) ? now : serverNow))
}
