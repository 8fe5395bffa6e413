import { expect, test } from 'vitest'
import { refusedField } from '#src/features/tours/copy.ts'
import { refusedFields } from './refused-fields.ts'

test('our words and the server’s stand beside the field they are about', () => {
  expect(refusedFields({ email: 'Not an e-mail.', bookedDate: 'After today.' })).toEqual({
    errors: {
      email: `${refusedField.email} Our server says: “Not an e-mail.”`,
      date: `${refusedField.date} Our server says: “After today.”`,
    },
    others: [],
  })
})

test('a refused schedule is the time that was chosen', () => {
  expect(refusedFields({ siteTourScheduleId: 'Unknown.' }).errors.scheduleId).toContain('Unknown.')
})

test('words about something the form does not have are left to the form as a whole', () => {
  expect(refusedFields({ slots: 'None.', constructor: 'x' })).toEqual({ errors: {}, others: ['None.', 'x'] })
})
