import { expect, it } from 'vitest'
import { dataSize } from './data-size.ts'

it.each([
  [0, '0 KB'],
  [-5, '0 KB'],
  [20, '1 KB'],
  [9_400, '9 KB'],
  [10_000, '0.01 MB'],
  [430_000, '0.43 MB'],
  [999_999, '1 MB'],
  [2_450_000, '2.5 MB'],
  [1_234_000_000, '1.2 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(dataSize(bytes)).toBe(words)
})
