import { clear, createStore } from 'idb-keyval'
import { FOLLOW_TAG, FOLLOWED_DATABASE, FOLLOWED_TABLE } from '#contract/kept-names.ts'
import { noteFollowing } from '#src/device/follows-something.ts'

/**
 * Every followed search, and a notice that is left of them. Rejects where the storage refuses. The daily look ends
 * itself: it finds nothing to look for.
 */
export async function eraseFollowed(): Promise<void> {
  await clear(createStore(FOLLOWED_DATABASE, FOLLOWED_TABLE))
  noteFollowing(0)
  tellLists()
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await worker?.getNotifications({ tag: FOLLOW_TAG })) ?? []) notice.close()
}

/** Every list on a screen reads the store again. */
function tellLists(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const lists = new BroadcastChannel(FOLLOWED_DATABASE)
  lists.postMessage(null)
  lists.close()
}
