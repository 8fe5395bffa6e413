import { describe, expect, test } from 'vitest'
import { noChoice } from './booking-choice.ts'
import { bookingPayload } from './booking-payload.ts'

const contact = {
  firstname: ' Amaka ',
  lastname: 'Sample',
  email: 'amaka@example.com ',
  phoneNumber: '0803 123 4567',
}
const choice = {
  projectType: 'land' as const,
  projectId: '3',
  packageId: '14',
  date: '2026-12-05',
  scheduleId: '77',
}

test('a filled form becomes the request the API takes, trimmed, with the international number', () => {
  expect(bookingPayload(contact, choice)).toEqual({
    siteTourScheduleId: 77,
    bookedDate: '2026-12-05',
    firstname: 'Amaka',
    lastname: 'Sample',
    email: 'amaka@example.com',
    phoneNumber: '+2348031234567',
  })
})

describe('nothing is sent while something is missing', () => {
  test.each([
    ['a name of blanks', { ...contact, firstname: '  ' }, choice],
    ['no phone number', { ...contact, phoneNumber: '' }, choice],
    ['no time', contact, { ...choice, scheduleId: null }],
    ['no choice at all', contact, noChoice],
    ['a schedule that is no number', contact, { ...choice, scheduleId: 'x' }],
  ])('%s', (_, who, what) => {
    expect(bookingPayload(who, what)).toBeNull()
  })
})
