import { describe, expect, it } from 'vitest'
import { parseOne } from '#contract/records/envelope.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { nextDay, nextTours } from './next-tours.ts'

/** Thursday, 12:00 in Lagos. */
const NOW = Date.UTC(2026, 11, 3, 11)

const once = (availableDate: string, availableTime = '09:00 AM') => ({
  availableDate,
  availableTime,
  recurrent: false,
  recurrent_day: '',
})
const every = (recurrent_day: string, availableTime = '09:00 AM') => ({
  availableDate: '',
  availableTime,
  recurrent: true,
  recurrent_day,
})

describe('the next day of a tour', () => {
  it.each([
    ['one that is to come', once('December 5, 2026'), '2026-12-05'],
    ['one later today', once('December 3, 2026', '02:00 PM'), '2026-12-03'],
    ['one earlier today', once('December 3, 2026'), null],
    [
      'one whose hour cannot be read counts until the day is over',
      once('December 3, 2026', 'noon'),
      '2026-12-03',
    ],
    ['one of yesterday', once('December 2, 2026'), null],
    ['one whose day cannot be read', once('soon'), null],
    ['every Saturday', every('Saturday'), '2026-12-05'],
    ['every Wednesday', every('wednesday'), '2026-12-09'],
    ['today’s weekday, its hour gone', every('Thursday'), '2026-12-10'],
    ['today’s weekday, its hour to come', every('Thursday', '15:00'), '2026-12-03'],
    ['every day, today’s hour gone', every('All'), '2026-12-04'],
    ['a day that is none', every('Someday'), null],
  ])('%s', (_, schedule, day) => {
    expect(nextDay(schedule, NOW)).toBe(day)
  })
})

it('keeps the soonest tour of each package that still has a place', () => {
  const schedules = parseOne(scheduleListSchema, [
    { id: 1, package: { id: 7, name: 'A', availableUnits: 3 }, ...once('December 20, 2026') },
    { id: 2, package: { id: 7, name: 'A', availableUnits: 3 }, ...every('Saturday') },
    { id: 3, package: { id: 8, name: 'B', soldOut: true }, ...every('All') },
    { id: 4, package: { name: 'C' }, ...every('All') },
  ])
  expect([...nextTours(schedules, NOW)]).toEqual([['7', '2026-12-05']])
})
