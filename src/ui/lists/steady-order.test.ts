import { expect, it } from 'vitest'
import { steadyOrder } from './steady-order.ts'

it.each([
  ['nothing was shown', '', 'abc', 'abc'],
  ['others come', 'ca', 'abcd', 'cabd'],
  ['one went', 'xca', 'abc', 'cab'],
])('a list keeps the order it was shown in: %s', (_, before, now, order) => {
  expect(steadyOrder([...now], (letter) => letter, [...before]).join('')).toBe(order)
})
