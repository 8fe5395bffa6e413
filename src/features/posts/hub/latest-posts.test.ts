import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Post } from '#contract/records/post.ts'
import { postSchema } from '#contract/records/post.ts'
import { latestPosts } from './latest-posts.ts'

const post = (id: number, created: string): Post =>
  v.parse(postSchema, { id, slug: `post-${id}`, topic: `Post ${id}`, created })

test.each([
  ['newest first', ['March 2, 2027', 'April 9, 2027', 'January 30, 2027'], ['1', '0', '2']],
  ['no more than three', ['May 4, 2027', 'May 3, 2027', 'May 2, 2027', 'May 1, 2027'], ['0', '1', '2']],
  ['across a turn of the year', ['December 31, 2026', 'January 1, 2027'], ['1', '0']],
  ['in the order sent within a day', ['May 4, 2027', 'May 4, 2027'], ['0', '1']],
  ['undated ones last', ['', 'soon', 'May 4, 2027'], ['2', '0', '1']],
  ['none of none', [], []],
])('the latest posts are %s', (_, dates, ids) => {
  expect(latestPosts(dates.map((date, index) => post(index, date))).map(({ id }) => id)).toEqual(ids)
})
