import { expect, test } from 'vitest'
import { wrongDetails } from './details.ts'

const contact = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', phoneNumber: '08031234567' }

test.each([
  ['nothing', contact, {}],
  ['a blank', { ...contact, lastname: ' ' }, { lastname: 'Please fill in: last name.' }],
  [
    'a name that the API would refuse when it is sent',
    { ...contact, firstname: 'x'.repeat(101) },
    { firstname: 'Please shorten: first name. At most 100 characters, now 101.' },
  ],
])('of a changed booking it says what is wrong: %s', (_, details, wrong) => {
  expect(wrongDetails('tour-booking', details)).toEqual(wrong)
})
