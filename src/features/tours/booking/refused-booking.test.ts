import { expect, test } from 'vitest'
import { pending, refusedField } from '#src/features/tours/copy.ts'
import type { RefusedBooking } from '#src/features/tours/mutations.ts'
import { refusedBooking } from './refused-booking.ts'

const refused = (fieldErrors: Record<string, string>, why: RefusedBooking | null = null) =>
  refusedBooking({ outcome: 'refused', message: 'No.', fieldErrors, why })

test('our words and the server’s stand beside the field they are about', () => {
  expect(refused({ email: 'Not an e-mail.', bookedDate: 'After today.' })).toEqual({
    errors: {
      email: `${refusedField.email} Our server says: “Not an e-mail.”`,
      date: `${refusedField.date} Our server says: “After today.”`,
    },
    refusal: null,
  })
})

test('a refused schedule is the time that was chosen', () => {
  expect(refused({ siteTourScheduleId: 'Unknown.' }).errors.scheduleId).toContain('Unknown.')
})

test('words about something the form does not have are left to the form as a whole', () => {
  expect(refused({ slots: 'None.', constructor: 'x' })).toEqual({
    errors: {},
    refusal: pending.refused('None. x'),
  })
})

test.each([
  ['a slot that is gone', 'slot-gone'],
  ['a refusal of what may have arrived before', 'in-doubt'],
] as const)('%s is answered above the form', (_, why) => {
  expect(refused({}, why)).toEqual({ errors: {}, refusal: null, isAnsweredAbove: true })
})
