import type { FollowedSearch } from '#follow/followed-search.ts'
import { followedSearches, onFollowedChange } from '#follow/store.ts'
import { noteFollowing } from '#src/device/follows-something.ts'

/** Undefined until the storage has answered; null = it did not. */
export type FollowedList = readonly FollowedSearch[] | null | undefined

let searches: FollowedList
let stopHearing: (() => void) | undefined
const listeners = new Set<() => void>()

async function readAgain(): Promise<void> {
  searches = await followedSearches()
  if (searches) noteFollowing(searches.length)
  for (const listener of listeners) listener()
}

/** What this phone follows, the same in every tab, and after a look of the worker. */
export const followedList = {
  get: (): FollowedList => searches,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      stopHearing = onFollowedChange(() => void readAgain())
      void readAgain()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stopHearing?.()
    }
  },
}
