import { expect, test } from 'vitest'
import { isSlotGone, normalisedContact } from './tour-booking.ts'

test.each<[string, number | null, Record<string, string>, boolean]>([
  ['fully booked, cancelled or not found', 402, {}, true],
  ['not found, by an API that says so by status', 404, {}, true],
  ['a day that has passed', 422, { bookedDate: 'The booked date must be after today.' }, true],
  ['a schedule that is no more', 422, { siteTourScheduleId: 'The schedule is invalid.' }, true],
  ['details to correct', 422, { email: 'The email must be valid.' }, false],
  ['a day and details', 422, { bookedDate: 'Past.', email: 'The email must be valid.' }, false],
  ['a refusal that names no field', 422, {}, false],
  ['a firewall', 403, {}, false],
  ['something too large', 413, {}, false],
  ['no answer at all', null, {}, false],
])('%s (%s): another date helps: %4$s', (_, lastStatus, fieldErrors, isGone) => {
  expect(isSlotGone({ lastStatus, fieldErrors })).toBe(isGone)
})

test('a contact is sent without blanks around it and without half of an emoji, which PHP reads in no JSON', () => {
  const typed = {
    firstname: 'Ada\ud83d ',
    lastname: 'Obi',
    email: 'a@b.ng',
    phoneNumber: '0803 123 4567 \ud83d',
  }
  const sent = { ...typed, firstname: 'Ada\uFFFD', phoneNumber: '0803 123 4567 \uFFFD' }
  expect(normalisedContact(typed)).toEqual(sent)
})
