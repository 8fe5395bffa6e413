import { expect, it } from 'vitest'
import { dataCost } from './data-cost.ts'

it.each([
  [430_000, 575, 'under ₦1'],
  [5_000_000, 575, 'about ₦3'],
  [2_000_000_000, 575, 'about ₦1,150'],
  [5_000_000, 0, ''],
  [5_000_000, Number.NaN, ''],
])('%d bytes at ₦%d a GB: "%s"', (bytes, price, words) => {
  expect(dataCost(bytes, price)).toBe(words)
})
