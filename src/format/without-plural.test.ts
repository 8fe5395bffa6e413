import { expect, it } from 'vitest'
import { withoutPlural } from './without-plural.ts'

it.each([
  ['land titles', 'land title'],
  ['Sites', 'Site'],
  ['notes', 'note'],
  ['duplexes', 'duplex'],
  ['branches', 'branch'],
  ['ẹgbẹs', 'ẹgbẹ'],
  ['uses', 'use'],
  ['access', 'access'],
  ['gas', 'gas'],
  ['estate news', 'estate news'],
  ['five plots or more', 'five plots or more'],
])('%s becomes %s without the plural at its end', (text, expected) => {
  expect(withoutPlural(text.normalize('NFC'))).toBe(expected)
})
