import { expect, test } from 'vitest'
import { squareMetres } from './square-metres.ts'

test.each([
  [500, '500 sqm'],
  [500.5, '500.5 sqm'],
  [1_250.25, '1,250.25 sqm'],
  [0, null],
  [null, null],
])('a size of %s reads %s', (size, text) => {
  expect(squareMetres(size)).toBe(text)
})
