/** Followed searches (decision 144): a look at the provider's lists, and one notification of what is new. */

import { followedAddress, followedListAddress } from '#contract/addresses/followed-address.ts'
import { withBase } from '#contract/base-path.ts'
import { FOLLOW_TAG } from '#contract/kept-names.ts'
import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { notice as words } from '#follow/copy.ts'
import type { FollowedSearch } from '#follow/followed-search.ts'
import { lookAtFollowed, type Reads } from '#follow/look.ts'
import { followedSearches, takeUntold } from '#follow/store.ts'
import { BADGE, ICON } from '#outbox/notice.ts'
import { isWatched, type Scope } from './person.ts'

type PeriodicSync = { periodicSync?: { unregister: (tag: string) => Promise<void> } }

/** Answers a `periodicsync` event: once a day at most, as often as the browser allows. Under data saver it reads nothing. */
export async function lookDaily(scope: Scope, reads: Reads): Promise<void> {
  const searches = await followedSearches()
  if (searches?.length === 0) {
    await (scope.registration as PeriodicSync).periodicSync?.unregister(FOLLOW_TAG)
    return
  }
  if (await caches.has(DATA_SAVER_MARK)) return
  await lookAtFollowed(reads)
  if (Notification.permission === 'granted' && !(await isWatched(scope)))
    await tell(scope, await takeUntold())
}

async function tell({ registration }: Scope, searches: readonly FollowedSearch[]): Promise<void> {
  const [only, ...others] = searches
  if (!only) return
  await registration.showNotification(words.title(searches), {
    body: searches.map(words.line).join('\n'),
    tag: FOLLOW_TAG,
    lang: 'en-NG',
    icon: ICON,
    badge: BADGE,
    data: withBase(others.length === 0 ? followedAddress(only.query) : followedListAddress),
  })
}
