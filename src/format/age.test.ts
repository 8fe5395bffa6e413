import { expect, test } from 'vitest'
import { ageInWords } from './age.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

test.each([
  [-5 * MINUTE_MS, 'just now'],
  [0, 'just now'],
  [MINUTE_MS - 1, 'just now'],
  [MINUTE_MS, '1 minute ago'],
  [59 * MINUTE_MS, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [2.9 * HOUR_MS, '2 hours ago'],
  [DAY_MS, '1 day ago'],
  [6 * DAY_MS, '6 days ago'],
  [7 * DAY_MS, '1 week ago'],
  [29 * DAY_MS, '4 weeks ago'],
  [30 * DAY_MS, '1 month ago'],
  [364 * DAY_MS, '12 months ago'],
  [800 * DAY_MS, '2 years ago'],
])('%d ms is %s', (ageMs, words) => {
  expect(ageInWords(ageMs)).toBe(words)
})
