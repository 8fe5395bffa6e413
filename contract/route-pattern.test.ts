import { expect, test } from 'vitest'
import { dataIn, matchesPattern, withData } from './route-pattern.ts'

test.each([
  ['/posts/:slug', '/posts/a-slug', 'a-slug'],
  ['/posts/:slug', '/posts/a%20slug', 'a slug'],
  ['/posts/:slug', '/posts/all-at-100%', 'all-at-100%'],
  ['/posts/:slug', '/posts/', null],
  ['/posts/:slug', '/posts', null],
  ['/posts/:slug', '/posts/a/b', null],
  ['/posts/:slug', '/other/a', null],
])('the data of %s in %s', (pattern, path, data) => {
  expect(dataIn(pattern, path)).toBe(data)
})

test.each(['7', 'a/b', 'buying land?', 'all-at-100%'])('what is put in comes out: %s', (data) => {
  expect(dataIn('/posts/:slug', withData('/posts/:slug', data))).toBe(data)
})

test.each([
  ['/posts', '/posts', true],
  ['/posts', '/posts/a', false],
  ['/projects/:typeId', '/projects/1', true],
  ['/projects/:typeId', '/projects', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matchesPattern(pattern, path)).toBe(matches)
})
