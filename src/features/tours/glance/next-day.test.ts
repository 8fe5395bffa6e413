import { expect, test } from 'vitest'
import { nextDay } from './next-day.ts'

const TODAY = '2026-11-23' // a Monday

const every = (recurrent_day: string) => ({
  recurrent: true,
  recurrent_day,
  availableDate: 'November 23, 2026',
  availableTime: '09:00 AM',
})
const once = (availableDate: string) => ({ ...every(''), recurrent: false, availableDate })

test.each([
  ['every day is tomorrow', every('All'), '2026-11-24'],
  ['a weekday later this week', every('Saturday'), '2026-11-28'],
  ['a weekday that was yesterday', every('sunday'), '2026-11-29'],
  ['the weekday of today, which the API no longer takes', every(' Monday '), '2026-11-30'],
  ['a rule that cannot be read', every('fortnightly'), null],
  ['no rule at all', every(''), null],
  ['a day of its own', once('December 5, 2026'), '2026-12-05'],
  ['today itself', once('November 23, 2026'), '2026-11-23'],
  ['a day that cannot be read', once('soon'), null],
])('the next day of %s', (_, schedule, expected) => {
  expect(nextDay(schedule, TODAY)).toBe(expected)
})

test.each([
  ['friday', '2026-11-27'],
  ['monday', '2026-11-30'],
])('a daily tour has a %s, if one is asked for', (asked, expected) => {
  expect(nextDay(every('All'), TODAY, asked)).toBe(expected)
  expect(nextDay(every('Saturday'), TODAY, asked)).toBe('2026-11-28')
})

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['no day', null],
])('the day after %s', (today, expected) => {
  expect(nextDay(every('All'), today)).toBe(expected)
})
