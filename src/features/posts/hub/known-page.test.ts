import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { knownPage } from './known-page.ts'

/** Ten posts, news and blog by turns. */
const ten = (active: (at: number) => boolean = () => true) => {
  const data = Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    slug: `post-${at}`,
    topic: `Post ${at}`,
    type: at % 2 === 0 ? 'news' : 'blog',
    active: active(at),
  }))
  return { value: schemas['post-page']({ data, page: 1, pages: 3 }), storedAt: 5 }
}

test.each([
  ['of all', { page: 1, perPage: 3 }, ['1', '2', '3'], 10],
  ['of a kind', { page: 1, perPage: 2, type: 'news' }, ['1', '3'], 8],
])('ten posts have the first page %s', (_, query, ids, pages) => {
  const known = knownPage(ten(), query)
  expect(known?.value.data.map(({ id }) => id)).toEqual(ids)
  expect([known?.value.pages, known?.storedAt]).toEqual([pages, 5])
})

test.each([
  ['a later page', { page: 2, perPage: 3 }],
  ['a page of one line', { page: 1, perPage: 3, projectTypeId: 1 }],
  ['a page that is not full with them', { page: 1, perPage: 6, type: 'news' }],
])('they do not have %s', (_, query) => {
  expect(knownPage(ten(), query)).toBeUndefined()
})

test('nothing is known where one of them is not published: the provider counts it', () => {
  expect(
    knownPage(
      ten((at) => at !== 7),
      { page: 1, perPage: 3 },
    ),
  ).toBeUndefined()
})
