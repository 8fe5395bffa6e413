import { expect, test } from 'vitest'
import { isSamePerson } from './same-person.ts'

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
