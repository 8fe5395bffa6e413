import { expect, test } from 'vitest'
import { count, plural } from './count.ts'

test('a number has its groups', () => {
  expect(count(12_500)).toBe('12,500')
})

test.each([
  [0, 'Like', undefined, '0 Likes'],
  [1, 'Like', undefined, '1 Like'],
  [2, 'Like', undefined, '2 Likes'],
  [1_200, 'plot', undefined, '1,200 plots'],
  [1, 'property', 'properties', '1 property'],
  [3, 'property', 'properties', '3 properties'],
])('%d of "%s" (%s) reads %s', (amount, one, many, text) => {
  expect(plural(amount, one, many)).toBe(text)
})
