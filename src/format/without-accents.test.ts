import { expect, it } from 'vitest'
import { withoutAccents } from './without-accents.ts'

it.each([
  ['Ẹgbẹ́', 'Egbe'],
  ['Ìbàdàn', 'Ibadan'],
  ['Plot 7, ₦2m', 'Plot 7, ₦2m'],
  ['Ƙofar Ɗan Ɓaba, ƴan', 'kofar dan baba, yan'],
  ['Ada\u200b Obi', 'Ada Obi'],
  ['', ''],
])('%s without accents is %s', (text, expected) => {
  expect(withoutAccents(text)).toBe(expected)
})
