import { expect, test } from 'vitest'
import { shownAfterPress } from './more-of-list.ts'

test.each([
  ['a short list is whole with one press', 4, 5, 5],
  ['so is one of the longest that are', 4, 60, 60],
  ['a longer one comes in steps', 4, 1_667, 64],
  ['and so on', 64, 1_667, 124],
  ['to its end', 1_624, 1_667, 1_667],
])('%s', (_, shown, total, after) => {
  expect(shownAfterPress(shown, total)).toBe(after)
})
