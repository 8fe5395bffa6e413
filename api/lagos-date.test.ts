import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  isCalendarDate,
  lagosDay,
  lagosTime,
  onTwelveHourClock,
  weekdayOf,
  writtenOut,
} from './lagos-date.ts'

describe('a day in Lagos', () => {
  it('begins an hour before the day in UTC', () => {
    expect(lagosDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
    expect(lagosDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  })

  it('is followed by a time of its clocks, from 00 to 23', () => {
    expect(lagosTime(new Date('2026-11-20T23:04:05.678Z'))).toBe('2026-11-21 00:04:05')
    expect(lagosTime(new Date('2026-06-20T22:59:59Z'))).toBe('2026-06-20 23:59:59')
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, moved) => expect(addDays(date, days)).toBe(moved))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (date, months, moved) => expect(addMonths(date, months)).toBe(moved))

  it('is written as the provider writes it', () => {
    expect(writtenOut('2027-01-05')).toBe('January 5, 2027')
    expect(weekdayOf('2026-12-03')).toBe('Thursday')
  })

  it.each([
    ['09:00:00', '09:00 AM'],
    ['13:30:00', '01:30 PM'],
    ['00:15', '12:15 AM'],
    ['12:00', '12:00 PM'],
  ])('the time %s is written %s', (time, words) => expect(onTwelveHourClock(time)).toBe(words))

  it.each(['2026-02-30', '2026-13-01', '26-01-01', 'soon', '2026-1-1', ''])('%s is no date', (text) =>
    expect(isCalendarDate(text)).toBe(false),
  )
})
