import { times as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { ageInWords } from '#src/format/age.ts'
import { plural } from '#src/format/count.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * `7_200_000` → `in 2 hours`; less than a minute, or past, → `in a moment`. Never more than there is, because somebody
 * may count on the time.
 */
export function untilInWords(ms: number, minutes = Math.floor): string {
  if (ms < MINUTE_MS) return words.soon
  if (ms < HOUR_MS) return words.within(plural(minutes(ms / MINUTE_MS), 'minute'))
  if (ms < 2 * DAY_MS) return words.within(plural(Math.floor(ms / HOUR_MS), 'hour'))
  return words.within(plural(Math.floor(ms / DAY_MS), 'day'))
}

/** After a clock was set back, the past looks like the future: that is "just now". */
export const agoInWords = (moment: number, now: number): string => ageInWords(now - moment)

/** When a queued request goes out next, at the latest; null for one that waits for nothing. */
export function nextAttemptWords(
  { state, waitingFor, nextAttemptAt }: Pick<RequestOnPhone, 'state' | 'waitingFor' | 'nextAttemptAt'>,
  now: number,
): string | null {
  if (state !== 'queued') return null
  const next = untilInWords(nextAttemptAt - now, Math.ceil)
  return waitingFor === 'server' || waitingFor === 'room' ? next : words.whenOnline(next)
}
