import { expect, test } from 'vitest'
import { isRepeatApplication, normalisedApplication } from './team-application.ts'

test.each<[string, Record<string, string>, boolean]>([
  ['the address has been used', { email: 'The email has already been taken.' }, true],
  ['a provider says it in other words', { email: 'You applied with this address before.' }, true],
  ['the address is none', { email: 'The email field must be a valid email address.' }, false],
  ['the address is missing', { email: 'The email field is required.' }, false],
  ['the address is too long', { email: 'The email field must not be greater than 254 characters.' }, false],
  ['the address is none, in one word', { email: 'Invalid email' }, false],
  ['the address is not accepted', { email: 'The selected email is invalid.' }, false],
  ['it may not be used', { email: 'This email cannot be used here.' }, false],
  ['its host is not accepted', { email: 'Disposable email addresses are not allowed.' }, false],
  ['another field is wrong', { firstname: 'The firstname field is required.' }, false],
  ['no field is named', {}, false],
])('a refusal because %s: already received is %3$s', (_, fieldErrors, isRepeat) => {
  expect(isRepeatApplication(fieldErrors)).toBe(isRepeat)
})

test('an application is sent without blanks around it and without half of an emoji, which PHP reads in no JSON', () => {
  const person = { firstname: ' Ada ', lastname: '\udc00Obi', email: 'ada@example.ng', location: 'Jos' }
  const sent = normalisedApplication({ ...person, reason: 'I sell \u{1f3e0}\ud83d' })
  expect(sent).toEqual({
    ...person,
    firstname: 'Ada',
    lastname: '\uFFFDObi',
    reason: 'I sell \u{1f3e0}\uFFFD',
  })
})
