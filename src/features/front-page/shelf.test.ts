import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const packages = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  ['none', 0, false, 0],
  ['all of four', 4, false, 4],
  ['the first four of five', 5, false, 4],
  ['all five on request', 5, true, 5],
])('a tab shows %s', (_, received, showsAll, shown) => {
  expect(shelf(packages(received), showsAll)).toHaveLength(shown)
})
