import { expect, it } from 'vitest'
import { withoutAccents } from './without-accents.ts'

it.each([
  ['Ẹgbẹ́', 'Egbe'],
  ['Ìbàdàn', 'Ibadan'],
  ['Plot 7, ₦2m', 'Plot 7, ₦2m'],
  ['', ''],
])('%s without accents is %s', (text, expected) => {
  expect(withoutAccents(text)).toBe(expected)
})
