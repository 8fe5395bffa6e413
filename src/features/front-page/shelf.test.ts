import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const packages = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  ['none', 0, false, 0, false],
  ['four and offers no more', 4, false, 4, false],
  ['the first four of five', 5, false, 4, true],
  ['all five on request, and the way back', 5, true, 5, true],
])('a tab shows %s', (_, received, showsAll, shown, hasMore) => {
  const first = shelf(packages(received), showsAll)
  expect(first.shown).toHaveLength(shown)
  expect(first.hasMore).toBe(hasMore)
})
