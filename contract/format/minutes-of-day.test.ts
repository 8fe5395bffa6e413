import { expect, test } from 'vitest'
import { minutesOfDay } from './minutes-of-day.ts'

test.each([
  ['02:30 PM', 870],
  ['2:30 p.m.', 870],
  ['14:30', 870],
  ['14:30:00.000000', 870],
  ['12:00 AM', 0],
  ['14:30 or later', null],
  ['noon', null],
])('minutes since midnight at %s: %s', (time, minutes) => {
  expect(minutesOfDay(time)).toBe(minutes)
})
