import { expect, test } from 'vitest'
import { bookableDates } from './still-ahead.ts'

const TODAY = '2026-11-25'
const OF_TODAY = Date.parse('2026-11-25T09:00:00Z')
const OF_YESTERDAY = Date.parse('2026-11-24T09:00:00Z')

test.each<[string, string[], number, string[] | null]>([
  ['the days after today', ['2026-11-24', '2026-11-25', '2026-11-26'], OF_YESTERDAY, ['2026-11-26']],
  ['none where the provider sent none', [], OF_YESTERDAY, []],
  ['none where only today is left', ['2026-11-25'], OF_TODAY, []],
  ['none where all of an answer of today lies behind', ['2026-10-20', '2026-11-25'], OF_TODAY, []],
  ['nothing known, where all of a kept copy has passed', ['2026-11-25'], OF_YESTERDAY, null],
])('%s', (_, value, storedAt, dates) => {
  expect(bookableDates({ value, storedAt }, TODAY)).toEqual(dates)
})
