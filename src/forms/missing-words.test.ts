import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

test.each([
  [[], null],
  [['Date'], 'Still missing: date.'],
  [['First name', 'Email'], 'Still missing: first name and email.'],
  [['Email', 'Date', 'Time'], 'Still missing: email, date and time.'],
  [['A', 'B', 'C', 'D', 'E'], null],
])('%j is said as %j', (labels, words) => {
  expect(missingWords(labels)).toBe(words)
})
