import { expect, test } from 'vitest'
import { compactNaira } from './compact-naira.ts'

test.each([
  [950_000, '₦950k'],
  [1_000, '₦1k'],
  [999, '₦999'],
  [1_200_000, '₦1.2m'],
  [1_150_000, '₦1.15m'],
  [1_234_567, '₦1.24m'],
  [5_000_000, '₦5m'],
  [1_004_000_000, '₦1.01bn'],
  [1_500_000_000_000, '₦1,500bn'],
])('%d naira are %s', (amount, text) => {
  expect(compactNaira(amount)).toBe(text)
})
