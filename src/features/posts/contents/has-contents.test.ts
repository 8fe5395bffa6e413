import { expect, test } from 'vitest'
import { hasContents } from './has-contents.ts'

const heads = (amount: number) => '<h2>Part</h2>'.repeat(amount)
const words = (amount: number) => `<p>${'word '.repeat(amount)}</p>`

test.each([
  ['a long post with parts', heads(3) + words(500), true],
  ['a short one', heads(6) + words(200), false],
  ['a long one in two parts', heads(2) + words(900), false],
  ['attributes are no words', `${heads(3)}${'<img alt="a b c d e f g h">'.repeat(200)}`, false],
  ['blank headings are no parts', `${'<h2><br></h2><h3> &nbsp;</h3>'.repeat(3)}${words(900)}`, false],
  ['no text', '', false],
])('%s', (_, content, expected) => {
  expect(hasContents(content)).toBe(expected)
})
