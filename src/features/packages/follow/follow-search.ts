import type { FollowedSearch } from '#follow/followed-search.ts'
import { type Lists, looked } from '#follow/news.ts'
import { endFollowing, type FollowProblem, follow, followedSearches } from '#follow/store.ts'
import { noteFollowing } from '#src/device/follows-something.ts'
import { chosenOf, type StateNames } from '#src/features/packages/find/rules/criteria-labels.ts'
import { type Criteria, tidyCriteria } from '#src/features/packages/find/rules/find-criteria.ts'
import { queryOf } from '#src/features/packages/find/rules/query-of.ts'
import { endDaily } from './daily-look.ts'
import { followCopy as words } from './follow-copy.ts'

const NAMED = 4 // filters in a label; a notification has two lines

/** `Land, Ogun, Up to ₦3m`. */
export function labelOf(criteria: Criteria, names: StateNames): string {
  const chosen = chosenOf(criteria, names).map((one) => one.words)
  if (chosen.length === 0) return words.everything
  const more = chosen.length - NAMED
  return more > 1 ? `${chosen.slice(0, NAMED).join(', ')} ${words.more(more)}` : chosen.join(', ')
}

export type ListsOnScreen = Lists & { storedAt: number }

/**
 * What is on the screen is what the person knows: `lists` null = it is not whole, so the first look is the measure.
 * Without the tours that look is due at once.
 */
export async function followSearch(
  criteria: Criteria,
  label: string,
  lists: ListsOnScreen | null,
): Promise<FollowProblem | null> {
  const search: FollowedSearch = {
    query: queryOf(criteria),
    criteria: { ...tidyCriteria(criteria), sort: 'listed' },
    label,
    followedAt: Date.now(),
    lookedAt: 0,
    seen: null,
    news: [],
    isTold: true,
  }
  const problem = await follow(lists ? looked(search, lists, lists.tours ? lists.storedAt : 0) : search)
  if (problem === null) noteFollowing(1)
  return problem
}

export async function stopFollowing(query: string): Promise<FollowProblem | null> {
  const problem = await endFollowing(query)
  if (problem !== null) return problem
  const left = await followedSearches()
  if (left === null) return null // others may still be followed
  noteFollowing(left.length)
  if (left.length === 0) await endDaily()
  return null
}
