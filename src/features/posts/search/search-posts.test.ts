import { describe, expect, it, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { fold, foldedWords } from '#src/features/posts/fold.ts'
import { mergedPosts, searchPosts } from './search-posts.ts'

test.each([
  ['Ẹgbẹ́ FARM', 'egbe farm'],
  ['Governor’s Consent', 'governors consent'],
  ["Governor's Consent", 'governors consent'],
  ['  Àgbàrá ', 'agbara'],
  ['1,000 sqm, 12,5', '1000 sqm, 12,5'],
  ['E-mail, the-mail', 'email, the-mail'],
])('%s is looked for as %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded)
})

test.each([
  ['C of O, deed', ['c', 'of', 'o', 'deed']],
  ['3.5% "plots"', ['3.5', 'plots']],
  ['--land.. .& A&B-', ['land', '&', 'a&b']],
  ['?!', []],
  ['', []],
])('%s has the words %j', (typed, words) => {
  expect(foldedWords(typed)).toEqual(words)
})

it.each(['-', '.', '-.'])(
  'two hundred thousand characters of %j among the words hold nothing up',
  (piece) => {
    const before = performance.now()
    expect(foldedWords(`a${piece.repeat(200_000 / piece.length)}a`)).toHaveLength(1)
    expect(performance.now() - before).toBeLessThan(5_000)
  },
)

const post = (slug: string, more: object) => schemas.post({ id: slug, slug, topic: slug, ...more })

const posts = [
  post('body', { topic: 'A walk', content: '<p>Ask for the <b>survey</b> plan</p>', created: 'May 5, 2026' }),
  post('title', { topic: 'What a survey plan shows', created: 'January 5, 2026' }),
  post('summary', { topic: 'Papers', preview: 'From survey to deed: a plan' }),
  post('newer', { topic: 'Survey plan, again', created: 'March 5, 2026' }),
  post('farm', { topic: 'Cassava', projectType: { id: 2, name: 'agro' }, type: 'offers' }),
  post('markup', { topic: 'Nothing', content: '<p class="survey">plan</p><script>survey plan</script>' }),
]

describe('a search', () => {
  test.each([
    ['plan survey', ['newer', 'title', 'summary', 'body']],
    ['CASSAVA', ['farm']],
    ['agro', ['farm']],
    ['offers', ['farm']],
    ['survey cassava', []],
    ['', []],
    ['   ', []],
  ])('for %j finds %j', (text, slugs) => {
    expect(searchPosts(posts, text).map(({ slug }) => slug)).toEqual(slugs)
  })

  test.each([
    ['C of O', ['cofo']],
    ['c of o', ['cofo']],
    ['C of', ['cofo']],
    ['c', ['cofo', 'other']],
    ['co', ['other']],
    ['5 plots', ['other']],
  ])('takes no letter within a word for a word: %j finds %j', (text, slugs) => {
    const some = [
      post('other', { topic: 'A farm or 5 plots of cocoa for two' }),
      post('cofo', { topic: 'What the C of O says' }),
    ]
    expect(
      searchPosts(some, text)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(slugs)
  })

  test.each([
    ['land titles', ['title']],
    ['duplexes', ['title']],
    ['1000 sqm', ['title']],
    ['1,000 sqm', ['title']],
    ['email', ['title']],
    ['gas', []], // too short to be one of many
    ['sites', []],
    ['notes', []],
  ])('finds what the text writes in another way: %j', (text, slugs) => {
    const some = [
      post('title', { topic: 'How to read a land title', content: 'A duplex on 1,000 sqm, by e-mail' }),
      post('garden', { topic: 'A garden, not one to sit in' }),
    ]
    expect(searchPosts(some, text).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('shows a post once that phone and provider both found, ours first', () => {
    const [body, title, summary] = posts
    const ours = [title, body].flatMap((found) => found ?? [])
    const theirs = [summary, body, title].flatMap((found) => (found ? { ...found, topic: 'theirs' } : []))
    const merged = mergedPosts(ours, theirs)
    expect(merged.map(({ slug }) => slug)).toEqual(['title', 'body', 'summary'])
    expect(merged.map(({ topic }) => topic)).toEqual(['theirs', 'theirs', 'theirs'])
  })
})
