/** Sends what waits whenever this page has a reason to hope, and asks the browser to do so with the site closed. */
import { SYNC_TAG } from '#outbox/browser.ts'
import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { startTriggers } from '#outbox/triggers.ts'
import { showOnIcon } from './app-badge.ts'
import { countWaiting, noteWaiting } from './waiting-count.ts'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export function watchOutbox(): void {
  const outbox = siteOutbox()
  startTriggers(outbox, { window, document, now: () => Date.now() })
  const look = async () => {
    const { entries } = await outbox.list()
    const count = countWaiting(entries)
    noteWaiting(count)
    showOnIcon(count)
    if (entries.some(isWaiting)) await registerSync()
  }
  outbox.subscribe(look)
  void look()
}

const isWaiting = ({ state }: Entry) => state === 'queued' || state === 'sending'

/** Background Sync exists in Chromium only and may be denied; every other trigger works without it (decision D7). */
async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(SYNC_TAG)
  } catch {
    // Denied, or no service worker: the page sends by itself.
  }
}
