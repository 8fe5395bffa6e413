import { expect, test } from 'vitest'
import { filledUp } from './filled-up.ts'

const nobody = { firstname: '', lastname: '', email: '', message: '' }
const ada = { firstname: 'Adaeze', lastname: 'Okonkwo', email: 'ada@example.com', message: 'Is it dry?' }

test.each([
  ['nothing stands there: all of it', {}, ada],
  ['the start of the same name: the rest', { firstname: 'ad' }, { ...ada, firstname: 'ad' }],
  ['more of it than was kept', { firstname: 'Adaeze Ngozi ' }, { ...ada, firstname: 'Adaeze Ngozi ' }],
  ['another question of the same person', { message: 'And the road?' }, { ...ada, message: 'And the road?' }],
  ['another name: not at all', { firstname: 'Bola' }, null],
  ['another address: not at all', { email: 'bola@example.com' }, null],
])('a form is filled with what was kept. %s', (_, standing, filled) => {
  expect(filledUp({ ...nobody, ...standing }, ada)).toEqual(filled)
})
