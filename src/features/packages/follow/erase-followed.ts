import { clear, createStore } from 'idb-keyval'
import { FOLLOWED_DATABASE, FOLLOWED_TABLE } from '#contract/kept-names.ts'
import { noteFollowing } from '#src/device/follows-something.ts'
import { tellTabs } from '#src/device/tell-tabs.ts'

/**
 * Every followed search. Rejects where the storage refuses. The daily look ends itself: it finds nothing to look for.
 */
export async function eraseFollowed(): Promise<void> {
  await clear(createStore(FOLLOWED_DATABASE, FOLLOWED_TABLE))
  noteFollowing(0)
  tellTabs(FOLLOWED_DATABASE) // every list on a screen reads the store again
}
