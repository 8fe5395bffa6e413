import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import type { FollowedSearch } from './followed-search.ts'
import { endFollowing, followedSearches } from './store.ts'

/** Followed, and not looked at yet. */
export const sampleSearch = (changes: Partial<FollowedSearch> = {}): FollowedSearch => ({
  query: 'line=land',
  criteria: { ...NO_CRITERIA, lines: ['land'] },
  label: 'Land',
  followedAt: 1,
  lookedAt: 0,
  seen: null,
  news: [],
  isTold: true,
  ...changes,
})

export async function endAllFollowing(): Promise<void> {
  for (const { query } of (await followedSearches()) ?? []) await endFollowing(query)
}
