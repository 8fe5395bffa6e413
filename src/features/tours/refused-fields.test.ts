import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

test('words of refusal stand beside the field they are about', () => {
  expect(refusedFields({ email: 'Not an e-mail.', bookedDate: 'After today.' })).toEqual({
    email: 'Not an e-mail.',
    date: 'After today.',
  })
})

test('a refused schedule is the time that was chosen', () => {
  expect(refusedFields({ siteTourScheduleId: 'Unknown.' })).toEqual({ scheduleId: 'Unknown.' })
})

test('words about something the form does not have are left out', () => {
  expect(refusedFields({ slots: 'None.', constructor: 'x' })).toEqual({})
})
