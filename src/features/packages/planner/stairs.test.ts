import { expect, test } from 'vitest'
import { stairs } from './stairs.ts'

test.each([
  ['one payment', [1], 'M0 100V0H100'],
  ['a quarter, then all', [0.25, 1], 'M0 100V75H50V0H100'],
  ['three equal', [1 / 3, 2 / 3, 1], 'M0 100V66.67H33.33V33.33H66.67V0H100'],
])('a stair of %s', (_, shares, path) => {
  expect(stairs(shares)).toBe(path)
})
