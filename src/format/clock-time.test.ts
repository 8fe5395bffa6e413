import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

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
