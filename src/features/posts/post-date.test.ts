import { expect, test } from 'vitest'
import { postDate } from './post-date.ts'

test.each([
  ['January 5, 2027', { day: '2027-01-05', words: 'Tue, Jan 5, 2027' }],
  ['last week', { day: null, words: 'last week' }],
  ['February 30, 2027', { day: null, words: 'February 30, 2027' }],
  ['', { day: null, words: '' }],
])('a post of "%s"', (created, date) => {
  expect(postDate(created)).toEqual(date)
})
