import { expect, test } from 'vitest'
import { withText } from './use-search-text.ts'

test.each([
  ['category=land&categoryPage=3', 'deed', 'category=land&q=deed'],
  ['type=blog&page=2', 'C of O', 'type=blog&page=2&q=C+of+O'],
  ['q=deed&category=land', '  ', 'category=land'],
  ['q=deed', 'x'.repeat(300), `q=${'x'.repeat(100)}`],
])('?%s, searching for %j, becomes ?%s', (query, text, expected) => {
  expect(withText(new URLSearchParams(query), text).toString()).toBe(expected)
})
