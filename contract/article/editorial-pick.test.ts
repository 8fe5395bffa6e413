import { describe, expect, test } from 'vitest'
import { editorialPick } from './editorial-pick.ts'

const posts = Array.from({ length: 10 }, (_, at) => ({ id: String(at + 1) }))
const days = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
)

describe('the editorial pick', () => {
  test('is nothing without posts and the only post of one', () => {
    expect(editorialPick([], '2027-01-05')).toBeNull()
    expect(editorialPick([{ id: '7' }], '2027-01-05')).toEqual({ id: '7' })
  })

  test('is the same for the whole day, in whatever order the posts arrive', () => {
    for (const day of days) {
      expect(editorialPick(posts.toReversed(), day)).toEqual(editorialPick(posts, day))
    }
  })

  test('falls on every post in a year, and on none on more than a fifth of the days', () => {
    const picks = Map.groupBy(days, (day) => editorialPick(posts, day)?.id)
    expect(picks.size).toBe(10)
    for (const [id, picked] of picks) expect(picked.length, `post ${id}`).toBeLessThan(73)
  })

  test('stays when another post is published, unless that one wins', () => {
    const withNew = [{ id: '11' }, ...posts.slice(0, 9)]
    for (const day of days) {
      const pick = editorialPick(withNew, day)
      if (pick?.id === '11') continue
      expect(pick).toEqual(editorialPick(posts.slice(0, 9), day))
    }
  })

  test('looks at one page of ten posts and no further', () => {
    for (const day of days) expect(editorialPick([...posts, { id: '99' }], day)?.id).not.toBe('99')
  })
})
