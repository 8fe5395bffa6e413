import { expect, it } from 'vitest'
import { followsSomething, noteFollowing } from './follows-something.ts'

it('who follows their first search in this visit is waited for', async () => {
  let isThere = false
  void Promise.resolve(followsSomething()).then(() => {
    isThere = true
  })
  noteFollowing(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isThere).toBe(false)
  noteFollowing(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isThere).toBe(true)
})
