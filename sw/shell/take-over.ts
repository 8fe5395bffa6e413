import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { LATE_MARK } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

type Order = Extract<PageMessage, { kind: 'skip-waiting' }>

/** The version that is there has opened a page. An empty page of another tab may still ask as if in time. */
let isLate = false

export async function takeOver({ until }: Order, { ports }: ExtendableMessageEvent): Promise<void> {
  isLate ||= until === 0
  if (until !== undefined && (isLate || Date.now() > until)) return void (await caches.open(LATE_MARK))
  // Not awaited: until a slow storage answers, the moment may be over. The activation looks for the mark after this.
  void caches.delete(LATE_MARK).catch(() => undefined)
  const taken = self.skipWaiting()
  ports[0]?.postMessage(null) // a worker of an earlier build waits for this, and `taken` for that worker
  return taken
}
