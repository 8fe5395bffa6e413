import type { Line } from '#contract/line.ts'

/**
 * What a failed look for a new version says about the line; null when it says nothing. Browsers reject with TypeError
 * both when nobody answers and when the server does with an error; only their words tell.
 */
export function lineOfFailedCheck(reason: unknown): Line | null {
  if (!(reason instanceof Error)) return null
  if (reason.name === 'SecurityError') return /MIME/i.test(reason.message) ? 'portal' : null
  if (reason.name === 'TimeoutError') return 'lost'
  return /unknown error occurred when fetching|fetch failed|load failed|network/i.test(reason.message)
    ? 'lost'
    : null
}
