import { expect, test } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { fromPerMonth } from './per-month.ts'

const moniya = {
  amount: 2_400_000,
  infrastructureFee: 350_000,
  minPrice: 480_000,
  installmentDuration: 12,
  installmentOption: true,
}

test.each([
  ['the longest time after the least first payment, fee included', {}, 189_166],
  ['no first payment named', { minPrice: null }, 229_166],
  ['not offered', { installmentOption: false }, null],
  ['no months named', { installmentDuration: null }, null],
  ['no price', { amount: 0 }, null],
  ['less than a naira a month', { amount: 5, minPrice: 0, infrastructureFee: 0 }, null],
  ['sold out', { soldOut: true }, null],
  ['withdrawn', { status: 'Inactive' }, null],
])('a month of one unit: %s', (_, changes, naira) => {
  expect(fromPerMonth(samplePackage({ ...moniya, ...changes }))).toBe(naira)
})

test('a month of what is chosen', () => {
  expect(fromPerMonth(samplePackage(moniya), 2, { first: 100_000_000, months: 9 })).toBe(500_000)
})
