import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { relatedPosts } from './related-posts.ts'

const post = (slug: string, topic: string, line: string | null = null, created = '') =>
  schemas.post({ id: slug, slug, topic, created, projectType: line ? { id: 1, name: line } : null })

const deed = post('deed', 'What a deed shows', 'land')

test.each([
  [
    'the same category first',
    [post('a', 'A deed of a farm', 'agro'), post('b', 'Beacons', 'land')],
    ['b', 'a'],
  ],
  [
    'then shared words of the title, a plural too',
    [post('a', 'Beacons', 'land'), post('b', 'Deeds explained', 'land')],
    ['b', 'a'],
  ],
  [
    'then the newest',
    [
      post('a', 'Rain', 'land', 'May 1, 2026'),
      post('b', 'Sun', 'land', 'June 1, 2026'),
      post('c', 'Fog', 'land'),
    ],
    ['b', 'a', 'c'],
  ],
  ['two spellings of one category', [post('a', 'Rain', 'Land')], ['a']],
  ['never itself', [deed, { ...deed, slug: 'renamed' }], []],
  ['at most three', ['a', 'b', 'c', 'd'].map((slug) => post(slug, slug, 'land')), ['a', 'b', 'c']],
  ['none that has nothing in common', [post('a', 'What a farm shows', 'agro'), post('b', 'Rain')], ['a']],
  ['none of common words alone', [post('a', 'What is what', 'agro')], []],
  ['none where none is known', [], []],
])('%s', (_, known, slugs) => {
  expect(relatedPosts(deed, known).map(({ slug }) => slug)).toEqual(slugs)
})

test('posts of no category belong together by their titles alone', () => {
  const general = post('general', 'Buying from abroad')
  const known = [post('a', 'Free bus'), post('b', 'An hour for buyers abroad')]
  expect(relatedPosts(general, known).map(({ slug }) => slug)).toEqual(['b'])
})
