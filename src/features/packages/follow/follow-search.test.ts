import { beforeEach, expect, it, vi } from 'vitest'
import { followedSearches } from '#follow/store.ts'
import { noteFollowing } from '#src/device/follows-something.ts'
import { endDaily } from './daily-look.ts'
import { stopFollowing } from './follow-search.ts'

vi.mock('#follow/store.ts', () => ({ endFollowing: async () => null, followedSearches: vi.fn() }))
vi.mock('#src/device/follows-something.ts', () => ({ noteFollowing: vi.fn() }))
vi.mock('./daily-look.ts', () => ({ endDaily: vi.fn() }))

beforeEach(() => vi.clearAllMocks())

it('a list that could not be read after the end of a search ends no daily look', async () => {
  vi.mocked(followedSearches).mockResolvedValue(null)
  expect(await stopFollowing('')).toBeNull()
  expect(noteFollowing).not.toHaveBeenCalled()
  expect(endDaily).not.toHaveBeenCalled()
})

it('the end of the last search ends the daily look', async () => {
  vi.mocked(followedSearches).mockResolvedValue([])
  expect(await stopFollowing('')).toBeNull()
  expect(noteFollowing).toHaveBeenCalledWith(0)
  expect(endDaily).toHaveBeenCalledOnce()
})
