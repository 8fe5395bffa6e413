import { describe, expect, test } from 'vitest'
import { naira } from './naira.ts'

describe('an amount of naira', () => {
  test.each([
    [3_500_000, 2, '₦3,500,000.00'],
    [3_500_000, 0, '₦3,500,000'],
    [1_000_000.5, 2, '₦1,000,000.50'],
    [999.995, 2, '₦1,000.00'],
    [2_499.5, 0, '₦2,499.50'],
    [1_500_000.5, 0, '₦1,500,000.50'],
    [2_499.999, 0, '₦2,500'],
    [0, 0, '₦0'],
    [0, 2, '₦0.00'],
    [1_250_000_000_000, 0, '₦1,250,000,000,000'],
    [-500, 0, '-₦500'],
    [-0.001, 2, '₦0.00'],
  ] as const)('%d with %d decimals reads %s', (amount, decimals, text) => {
    expect(naira(amount, { decimals })).toBe(text)
  })
})
