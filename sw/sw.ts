/** Events of the worker. What is cached: cache-table.ts; how: the file named after the cache. */

import { FOLLOW_TAG } from '#contract/kept-names.ts'
import { isPageMessage, type PageMessage } from '#contract/messages/worker-messages.ts'
import { lookAtFollowed } from '#follow/look.ts'
import type { Entry } from '#outbox/entry.ts'
import { SYNC_TAG } from '#outbox/storage/browser.ts'
import { routeApiReads } from './caches/api-cache.ts'
import { routePictures } from './caches/media-cache.ts'
import { remember } from './caches/remember.ts'
import { lookDaily } from './news/followed.ts'
import { freshLists } from './news/fresh-lists.ts'
import { tellFetched } from './news/tell-fetched.ts'
import { obeyPackOrder } from './packs/packs.ts'
import { sendInSync, sendWaiting } from './sending/outbox-sync.ts'
import { openRequests, tellPerson } from './sending/tell-person.ts'
import { routeAppShell } from './shell/app-shell.ts'
import { askNobodyElse } from './shell/ask-nobody-else.ts'
import { createPrecache } from './shell/precache.ts'
import { takeOver } from './shell/take-over.ts'
import { tellNextVersion } from './shell/tell-next-version.ts'
import { takeUnreadableForMissing } from './shell/unreadable-copies.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof createPrecache>[0] }

const tell = (settled: readonly Entry[]) => tellPerson(self, settled)

const precache = createPrecache(self.__WB_MANIFEST, tellNextVersion)
takeUnreadableForMissing()
routeAppShell(precache)
routeApiReads()
routePictures()

self.addEventListener('install', (event) => event.waitUntil(precache.keepSeen()))
self.addEventListener('install', askNobodyElse)
self.addEventListener('activate', (event) => precache.activate(event))

// It takes over the first visit's page at once, so that it keeps what the page reads next. An update waits for the
// person.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(obey(event.data, event))
})

self.addEventListener('sync', (event) => {
  // Background Sync has no type in the standard library.
  const { tag, lastChance } = event as ExtendableEvent & { tag?: string; lastChance?: boolean }
  if (tag === SYNC_TAG) (event as ExtendableEvent).waitUntil(sendInSync(tell, lastChance))
})

self.addEventListener('periodicsync', (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string } // nor has Periodic Background Sync
  if (tag === FOLLOW_TAG)
    (event as ExtendableEvent).waitUntil(lookDaily(self, freshLists(event as ExtendableEvent)))
})

self.addEventListener('notificationclick', (event) => event.waitUntil(openRequests(self, event.notification)))

async function obey(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  switch (message.kind) {
    case 'skip-waiting':
      return takeOver(message, event)
    case 'drain-outbox':
      return sendWaiting(tell)
    case 'look-followed':
      return lookAtFollowed(freshLists(event)).finally(() => event.ports[0]?.postMessage(null))
    case 'ask-fetched':
      return tellFetched()
    case 'remember':
      return remember(message.urls, event, precache)
    case 'keep-site':
      return precache.keepSeen()
    case 'keep-pack':
    case 'stop-pack':
    case 'remove-pack':
    case 'remove-all-packs':
      return obeyPackOrder(message, precache.whole)
  }
}
