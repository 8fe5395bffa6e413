import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const packages = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  ['none', 0, 4, 0, false, null],
  ['four and offers no more', 4, 4, 4, false, null],
  ['the first four of five', 5, 4, 4, true, 5],
  ['all five on request, and the way back', 5, 5, 5, true, null],
  ['a step of a list that is too long for one press', 1_667, 64, 64, true, 124],
])('a tab shows %s', (_, received, asked, shown, hasMore, next) => {
  const first = shelf(packages(received), asked)
  expect(first.shown).toHaveLength(shown)
  expect(first).toMatchObject({ hasMore, next })
})
