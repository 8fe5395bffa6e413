import { expect, test } from 'vitest'
import { grouped, groupedAtMost } from './grouped.ts'

const AMOUNTS = [0, 7, 999, 1_000, 12_500, 999_999, 1_000_000, 1_250_000_000_000, 2_499.5, 1_000_000.5, 0.25]

test.each([0, 2])(
  'numbers with %d decimals are grouped as the browser’s own format of Nigeria groups them',
  (decimals) => {
    const format = new Intl.NumberFormat('en-NG', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    expect(AMOUNTS.map((amount) => grouped(amount, decimals))).toEqual(
      AMOUNTS.map((amount) => format.format(amount)),
    )
  },
)

test('no more decimals are written than say something', () => {
  expect([1.5, 2, 10, 0.01, 1_234.56].map((amount) => groupedAtMost(amount, 2))).toEqual([
    '1.5',
    '2',
    '10',
    '0.01',
    '1,234.56',
  ])
})
