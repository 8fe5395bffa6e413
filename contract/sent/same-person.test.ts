import { expect, test } from 'vitest'
import { isNumberLike, isSamePerson, isSameVisitor } from './same-person.ts'

const body = {
  bookedDate: '2026-12-05',
  firstname: 'Ada',
  lastname: 'Okafor',
  email: 'ada@example.ng',
  phoneNumber: '08031234567',
}

test.each([
  ['another date', { bookedDate: '2026-12-19' }, true],
  ['a corrected address', { email: 'ada.okafor@example.ng' }, true],
  ['a corrected name', { firstname: 'Adaeze' }, true],
  ['all but the number', { firstname: 'Adaeze', email: 'adaeze@example.ng' }, true],
  ['both names deleted, to be typed again', { firstname: '', lastname: '' }, true],
  [
    "an agent's next client, with the agent's number",
    { firstname: 'Bola', lastname: 'Ade', email: 'b@b.ng' },
    false,
  ],
  ["an agent's next client, with all of the agent's", { firstname: 'Bola', lastname: 'Ade' }, false],
  ['another person', { firstname: 'Bola', email: 'bola@example.ng', phoneNumber: '08099999999' }, false],
  ['another of the family, with all that they share', { firstname: 'Obi' }, false],
  ['another of the family, with their number', { firstname: 'Obi', email: 'obi@example.ng' }, false],
  ['another of the family, with their e-mail', { firstname: 'Obi', phoneNumber: '08099999999' }, false],
  ['a new number', { phoneNumber: '09087654321' }, true],
  ['a wrong digit', { phoneNumber: '08031234568' }, true],
  ['two digits that changed places', { phoneNumber: '08031235467' }, true],
  ['a digit that was missing', { phoneNumber: '0803123467' }, true],
  ['the number in another form', { phoneNumber: '+234 803 123 4567' }, true],
  ['a number that is being typed again', { phoneNumber: '080312' }, true],
  ['an initial', { firstname: 'A.' }, true],
  ['first and last name in their places', { firstname: 'Okafor', lastname: 'Ada' }, true],
  ['another family name', { lastname: 'Okafor-Eze' }, true],
  ['another of the family', { firstname: 'Obi', email: 'obi@example.ng', phoneNumber: '08099999999' }, false],
])('%s: %s → %s', (_, change, isSame) => {
  expect(isSamePerson(body, { ...body, ...change })).toBe(isSame)
})

test('two numbers that are missing are not the same number', () => {
  const applicant = { firstname: 'Ada', lastname: 'Obi', email: 'a@b.ng', location: 'Enugu', reason: 'x' }
  expect(isSamePerson(applicant, { ...applicant, firstname: 'Bola', email: 'b@b.ng' })).toBe(false)
})

test('two forms without a name are not the same person', () => {
  expect(isSamePerson({ email: 'a@b.ng' }, { email: 'b@b.ng' })).toBe(false)
  expect(isSamePerson({ email: 'a@b.ng' }, { email: 'A@b.ng ' })).toBe(true)
})

test.each([
  ['Emeka', 'Emeak', true],
  ['Emeka', 'Emka', true],
  ['Emeka', 'Emekka', true],
  ['Chukwuemeka', 'Chukwuemwka', true],
  ['Adanna', 'Ada', true],
  ['Mary Ada', 'Mary', true],
  ['Ada', 'Mary Ada', true],
  ['Tobi', 'Oluwatobi', true],
  ['Emeka', 'Chukwuemeka', true],
  ['Musa', 'Alhaji Musa', true],
  ['Ngozi', 'Mrs. Ngozi', true],
  ['Mrs Ada', 'Mrs Ngozi', false],
  ['Amina', 'Aminu', false],
  ['Kemi', 'Femi', false],
  ['Ayo', 'Tayo', false],
  ['Dayo', 'Dapo', false],
  ['Mr', 'Mrs', false],
  ['Mrs', 'Mrs', true],
  ['Mr Emeka', 'Mrs Ngozi', false],
])('under one e-mail, number and family name, %s and %s are the same person: %s', (one, other, isSame) => {
  const [ones, others] = [one, other].map((firstname) => ({ ...body, firstname }))
  expect(isSamePerson(ones ?? {}, others ?? {})).toBe(isSame)
  expect(isSamePerson(others ?? {}, ones ?? {})).toBe(isSame)
})

test.each([
  ['a wrong digit', '+2348031234568', true],
  ['no number', '', true],
  ['quite another number', '+2349087654321', false],
])('the same name and e-mail with %s is the same visitor: %3$s', (_, phoneNumber, isSame) => {
  const sent = { ...body, phoneNumber: '+2348031234567' }
  const other = { ...sent, phoneNumber }
  expect(isSameVisitor(sent, other) && isNumberLike(sent, other)).toBe(isSame)
})
