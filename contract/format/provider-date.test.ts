import { describe, expect, test } from 'vitest'
import { parseProviderDate } from './provider-date.ts'

describe("the provider's date", () => {
  test.each([
    ['January 5, 2027', '2027-01-05'],
    ['December 31, 2026', '2026-12-31'],
    ['  february 28, 2026 ', '2026-02-28'],
    ['February 30, 2026', null],
    ['Smarch 1, 2026', null],
    ['2027-01-05', '2027-01-05'],
    ['2027-01-05 09:00:00', '2027-01-05'],
    ['2027-01-04T23:00:00.000000Z', '2027-01-05'],
    ['2027-01-05T00:00:00+01:00', '2027-01-05'],
    ['2027-01-04T23:00:00+00:00', '2027-01-05'],
    ['2027-02-30', null],
    ['2027-01-051', null],
    ['05-01-2027', null],
    ['January 5', null],
    ['', null],
  ])('%s is %s', (text, date) => {
    expect(parseProviderDate(text)).toBe(date)
  })
})
