import { expect, test } from 'vitest'
import { readBehind } from './read-behind.ts'

test.each([
  ['/projects/land', '/projects/1'],
  ['/projects/home', '/projects/3'],
  ['/projects/package/101', '/packages/view/101'],
  ['/resource_hub/a-post%20of-ours', '/posts/a-post%20of-ours'],
  ['/resource_hub/all-at-100%', '/posts/all-at-100%25'],
  ['/careers', null],
  ['/resource_hub', '/posts?page=1&perPage=10'],
  ['/site_tour', '/site_tours/filter_schedules'],
  ['/projects/package/', null],
])('the screen at %s begins with %s', (path, read) => {
  expect(readBehind(path)).toBe(read)
})
