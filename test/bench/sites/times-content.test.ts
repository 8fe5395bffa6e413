import { expect, it } from 'vitest'
import { contentForTests } from '../../../api/db/content-for-tests.ts'
import { timesContent } from './times-content.ts'

it('multiplies packages, posts and tours, each with an id of its own and tours at their own package', () => {
  const large = timesContent(contentForTests, 10)
  for (const name of ['packages', 'posts', 'schedules', 'media'] as const) {
    expect(large[name], name).toHaveLength(contentForTests[name].length * 10)
    expect(new Set(large[name].map(({ id }) => id)).size, name).toBe(large[name].length)
  }
  expect(new Set(large.posts.map(({ slug }) => slug)).size).toBe(large.posts.length)
  const packages = new Set(large.packages.map(({ id }) => id))
  expect(large.schedules.every(({ packageId }) => packages.has(packageId))).toBe(true)
  expect(large.projects).toBe(contentForTests.projects)
  expect(timesContent(contentForTests, 1)).toEqual(contentForTests)
})
