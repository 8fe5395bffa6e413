import { expect, test } from 'vitest'
import { recurrenceWords } from './recurrence-words.ts'

test.each([
  ['Saturday', 'Every Saturday'],
  ['sunday', 'Every Sunday'],
  [' Monday ', 'Every Monday'],
  ['All', 'Every day'],
  ['all', 'Every day'],
  ['', null],
  ['  ', null],
])('the rule "%s" is told as %j', (day, words) => {
  expect(recurrenceWords(day)).toBe(words)
})
