import { describe, expect, test } from 'vitest'
import { isUpcoming, tourWhen } from './tour-when.ts'

const oneOff = {
  availableDate: 'December 5, 2026',
  availableTime: '09:00 AM',
  recurrent: false,
  recurrent_day: '',
}

describe('when a tour takes place', () => {
  test.each([
    ['one day', oneOff, { day: 'Sat, Dec 5, 2026', time: '9:00 AM' }],
    ['an afternoon', { ...oneOff, availableTime: '02:30 PM' }, { day: 'Sat, Dec 5, 2026', time: '2:30 PM' }],
    [
      'every week, whatever date the record holds',
      { ...oneOff, recurrent: true, recurrent_day: 'Saturday' },
      { day: 'Every Saturday', time: '9:00 AM' },
    ],
    [
      'every day',
      { ...oneOff, recurrent: true, recurrent_day: 'All' },
      { day: 'Every day', time: '9:00 AM' },
    ],
    [
      'a date that cannot be read stays as it is written',
      { ...oneOff, availableDate: 'Easter Monday' },
      { day: 'Easter Monday', time: '9:00 AM' },
    ],
    ['no day at all', { ...oneOff, availableDate: '' }, { day: 'Ask us for the day', time: '9:00 AM' }],
    [
      'a rule that is missing, whatever date the record holds',
      { ...oneOff, recurrent: true },
      { day: 'Ask us for the day', time: '9:00 AM' },
    ],
  ])('%s', (_, schedule, when) => {
    expect(tourWhen(schedule)).toEqual(when)
  })
})

describe('a tour is upcoming', () => {
  test.each([
    ['today', oneOff, '2026-12-05', true],
    ['before its day', oneOff, '2026-12-04', true],
    ['not after its day', oneOff, '2026-12-06', false],
    ['always when it recurs', { ...oneOff, recurrent: true }, '2030-01-01', true],
    ['when its date cannot be read', { ...oneOff, availableDate: '' }, '2030-01-01', true],
  ])('%s', (_, schedule, today, expected) => {
    expect(isUpcoming(schedule, today)).toBe(expected)
  })
})
