import { expect, it } from 'vitest'
import { median, percentile } from './numbers.ts'

it.each([
  [[], Number.NaN],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

it('the 99th percentile leaves one of a hundred above it', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(values, 99)).toBe(99)
  expect(percentile([7], 99)).toBe(7)
})
