import { expect, it } from 'vitest'
import { typedAmount, typedSize } from './typed-amount.ts'

it.each([
  ['3m', 3_000_000],
  ['3 M', 3_000_000],
  ['3,000,000', 3_000_000],
  ['3 000 000', 3_000_000],
  ['₦500k', 500_000],
  ['N2.65m', 2_650_000],
  ['NGN 1.5 million', 1_500_000],
  ['2bn', 2_000_000_000],
  ['500 thousand', 500_000],
  ['450', 450],
  ['1,5m', null], // 1.5 or 15?
  ['1.125m', 1_125_000],
  ['500.000', null], // 500 or 500,000?
  ['0', null],
  ['-3m', null],
  ['3 cars', null],
  ['', null],
  ['99999999999999', null],
])('"%s" is %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})

it.each([
  ['500', 500],
  ['500sqm', 500],
  ['500 sqm', 500],
  ['500m', 500],
  ['500 m²', 500],
  ['600 sq. m.', 600],
  ['1,250 square metres', 1_250],
  ['450.5', 450.5],
  ['500k', null],
  ['500 acres', null],
  ['sqm', null],
  ['', null],
])('as a size "%s" is %s', (typed, size) => {
  expect(typedSize(typed)).toBe(size)
})
