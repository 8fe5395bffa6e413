import { beforeEach, expect, it, vi } from 'vitest'
import { follow, followedSearches } from '#follow/store.ts'
import { noteFollowing } from '#src/device/follows-something.ts'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { endDaily } from './daily-look.ts'
import { followSearch, stopFollowing } from './follow-search.ts'

vi.mock('#follow/store.ts', () => ({
  endFollowing: async () => null,
  follow: vi.fn(async () => null),
  followedSearches: vi.fn(),
}))
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

it('a search followed before the tour dates were there is looked at soon, so that dates are news from then on', async () => {
  const followed = async (tours: { days: Map<string, null>; ids: Map<string, string[]> } | null) => {
    await followSearch(NO_CRITERIA, 'Everything', { packages: [], tours, storedAt: 5 })
    return vi.mocked(follow).mock.lastCall?.[0]
  }
  expect(await followed(null)).toMatchObject({ lookedAt: 0, seen: new Map() })
  expect(await followed({ days: new Map(), ids: new Map() })).toMatchObject({ lookedAt: 5 })
})
