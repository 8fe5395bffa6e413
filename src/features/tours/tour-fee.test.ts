import { expect, test } from 'vitest'
import { tourFee } from './copy.ts'

test.each([
  [0, 'Free'],
  [-1, 'Ask us'],
  [null, 'Ask us'],
  [5_000, '₦5,000'],
  [1_250_000, '₦1,250,000'],
])('a fee of %s reads "%s"', (fee, words) => {
  expect(tourFee(fee)).toBe(words)
})
