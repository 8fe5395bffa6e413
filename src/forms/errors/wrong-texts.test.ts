import { expect, test } from 'vitest'
import { wrongTexts } from './wrong-texts.ts'

const rules = { limits: { name: 3, email: 5 }, labels: { name: 'Name', email: 'Email' } }

test.each([
  [{ name: 'Ada', email: 'a@b.c' }, {}],
  [{ name: ' Ada\n', email: 'a@b.c' }, {}],
  [{ name: ' ' }, { name: 'Please fill in: name.', email: 'Please fill in: email.' }],
  [{ name: 'Adaeze', email: 'a@b' }, { name: 'Please shorten: name. At most 3 characters, now 6.' }],
])('of %j it says %j', (typed, wrong) => {
  expect(wrongTexts(['name', 'email'], rules, typed)).toEqual(wrong)
})
