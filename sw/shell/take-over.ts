import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { LATE_MARK } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

type Order = Extract<PageMessage, { kind: 'skip-waiting' }>

/** The version that is there has opened a page. An empty page of another tab may still ask as if in time. */
let isLate = false

/** For so long no page asks for anything in a calm moment. A film may never leave one. */
const CALM_MS = 500
const LONGEST_MS = 10_000

let askedAt = 0
self.addEventListener('fetch', () => {
  askedAt = Date.now()
})

async function calm(): Promise<void> {
  askedAt = Date.now()
  const end = askedAt + LONGEST_MS
  for (let left = CALM_MS; left > 0 && Date.now() < end; left = askedAt + CALM_MS - Date.now())
    await new Promise((resolve) => setTimeout(resolve, left))
}

export async function takeOver({ until }: Order, { ports }: ExtendableMessageEvent): Promise<void> {
  isLate ||= until === 0
  if (until !== undefined && (isLate || Date.now() > until)) return void (await caches.open(LATE_MARK))
  // Not awaited: until a slow storage answers, the moment may be over. The activation looks for the mark after this.
  void caches.delete(LATE_MARK).catch(() => undefined)
  const taken = self.skipWaiting()
  ports[0]?.postMessage(null) // a page waits for this, and a worker of an earlier build, for which `taken` waits
  await Promise.all([taken, calm()]) // the worker that gives its place away is told too (src/pwa/worker/worker-bridge.ts)
}
