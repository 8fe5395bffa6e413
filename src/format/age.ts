import { plural } from './count.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Units from the largest. An age is told in the largest unit that fits once, rounded down. */
const UNITS = [
  { ms: 365 * DAY_MS, name: 'year' },
  { ms: 30 * DAY_MS, name: 'month' },
  { ms: 7 * DAY_MS, name: 'week' },
  { ms: DAY_MS, name: 'day' },
  { ms: HOUR_MS, name: 'hour' },
  { ms: MINUTE_MS, name: 'minute' },
]

/** `7_200_000` → `2 hours ago`; less than a minute, or a clock that runs ahead, → `just now`. */
export function ageInWords(ageMs: number): string {
  const unit = UNITS.find(({ ms }) => ageMs >= ms)
  return unit ? `${plural(Math.floor(ageMs / unit.ms), unit.name)} ago` : 'just now'
}
