import { expect, test } from 'vitest'
import { clockTime, minutesOfDay } from './clock-time.ts'

test.each([
  ['09:00', '9:00 AM'],
  ['9:05', '9:05 AM'],
  ['14:30:00', '2:30 PM'],
  ['00:15', '12:15 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
  ['09:00 AM', '9:00 AM'],
  ['02:30 pm', '2:30 PM'],
  ['12:00 AM', '12:00 AM'],
  ['25:00', '25:00'],
  ['10:75', '10:75'],
  ['noon', 'noon'],
  ['', ''],
])('the time %s reads %s', (time, text) => {
  expect(clockTime(time)).toBe(text)
})

test.each([
  ['02:30 PM', 870],
  ['14:30', 870],
  ['12:00 AM', 0],
  ['noon', null],
])('minutes since midnight at %s: %s', (time, minutes) => {
  expect(minutesOfDay(time)).toBe(minutes)
})
