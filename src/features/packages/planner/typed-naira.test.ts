import { expect, test } from 'vitest'
import { typedNaira } from './typed-naira.ts'

test.each([
  ['500000', 500_000],
  ['₦500,000', 500_000],
  ['500 000.50', 500_000],
  ['500k', 500_000],
  ['1.5m', 1_500_000],
  ['N1m', 1_000_000],
  ['1,200,00', 120_000], // a digit taken away from what stands there
  ['1,200,0005', 12_000_005],
  ['500.000', null],
  ['2,5', null],
  ['', null],
  ['half', null],
  ['-5', null],
  ['5e9', null],
  ['99999999999999', null],
])('%j is %s naira', (text, naira) => {
  expect(typedNaira(text)).toBe(naira)
})
