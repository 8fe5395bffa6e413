import { expect, test } from 'vitest'
import { typedNaira } from './typed-naira.ts'

test.each([
  ['500000', 500_000],
  ['₦500,000', 500_000],
  ['500 000.50', 500_000],
  ['', null],
  ['half', null],
  ['-5', null],
  ['5e9', null],
  ['99999999999999', null],
])('%j is %s naira', (text, naira) => {
  expect(typedNaira(text)).toBe(naira)
})
