import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseProviderDate } from '#contract/format/provider-date.ts'
import { lagosDate, lagosMonth, msToTomorrow, todayInLagos } from './lagos-date.ts'

test.each([
  ['2026-12-05', 'December 2026'],
  ['2027-01-31', 'January 2027'],
  ['2027-13-01', undefined],
  ['January 5, 2027', undefined],
])('the month of %s is %s', (date, month) => {
  expect(lagosMonth(date)).toBe(month)
})

describe('a calendar date', () => {
  test.each([
    ['2026-12-05', 'Sat, Dec 5, 2026'],
    ['2025-01-01', 'Wed, Jan 1, 2025'],
    ['2028-02-29', 'Tue, Feb 29, 2028'],
    ['2026-05-31', 'Sun, May 31, 2026'],
    ['2026-12-05T23:59:59Z', 'Sat, Dec 5, 2026'],
    ['2026-02-30', '2026-02-30'],
    ['January 5, 2027', 'January 5, 2027'],
    ['', ''],
  ])('%s reads %s', (date, text) => {
    expect(lagosDate(date)).toBe(text)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['Africa/Lagos', -60],
    ['Pacific/Honolulu', 600],
    ['Pacific/Kiritimati', -840],
    ['UTC', 0],
  ])('is the same day on a phone in %s', (timeZone, offsetMinutes) => {
    vi.stubEnv('TZ', timeZone)
    expect(new Date('2026-12-05').getTimezoneOffset(), 'the zone took effect').toBe(offsetMinutes)
    expect(lagosDate('2026-12-05')).toBe('Sat, Dec 5, 2026')
    expect(parseProviderDate('January 1, 2027')).toBe('2027-01-01')
  })
})

describe('today in Lagos', () => {
  test.each([
    ['2026-12-05T22:59:59Z', '2026-12-05'],
    ['2026-12-05T23:00:00Z', '2026-12-06'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s', (instant, day) => {
    expect(todayInLagos(new Date(instant))).toBe(day)
    expect(todayInLagos(Date.parse(instant))).toBe(day)
  })
})

describe('the next day in Lagos begins', () => {
  test.each([
    ['2026-12-05T22:59:59Z', 1_000],
    ['2026-12-05T23:00:00Z', 86_400_000],
  ])('after %s in %d ms', (instant, ms) => {
    expect(msToTomorrow(Date.parse(instant))).toBe(ms)
  })
})
