/** Events of the worker. What is cached: cache-table.ts; how: the file named after it. */
import { isPageMessage, type PageMessage } from '#contract/worker-messages.ts'
import { SYNC_TAG } from '#outbox/browser.ts'
import type { Entry } from '#outbox/entry.ts'
import { routeApiReads } from './api-cache.ts'
import { routeAppShell } from './app-shell.ts'
import { routePictures } from './media-cache.ts'
import { sendInSync, sendWaiting } from './outbox-sync.ts'
import { obeyPackOrder } from './packs.ts'
import { createPrecache } from './precache.ts'
import { remember } from './remember.ts'
import { tellFetched } from './tell-fetched.ts'
import { openRequests, tellPerson } from './tell-person.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof createPrecache>[0] }

const tell = (settled: readonly Entry[]) => tellPerson(self, settled)

const precache = createPrecache(self.__WB_MANIFEST)
routeAppShell(precache)
routeApiReads()
routePictures()

self.addEventListener('install', (event) => event.waitUntil(precache.install()))
self.addEventListener('activate', precache.activate)

// The first visit's page is taken over at once, so that what it reads next is kept. An update waits for the person.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(obey(event.data, event))
})

self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string } // Background Sync has no type in the standard library
  if (tag === SYNC_TAG) (event as ExtendableEvent).waitUntil(sendInSync(tell))
})

self.addEventListener('notificationclick', (event) => event.waitUntil(openRequests(self, event.notification)))

async function obey(message: PageMessage, event: ExtendableEvent): Promise<void> {
  switch (message.kind) {
    case 'skip-waiting':
      return self.skipWaiting()
    case 'drain-outbox':
      return sendWaiting(tell)
    case 'ask-fetched':
      return tellFetched()
    case 'remember':
      return remember(message.urls, event, precache)
    case 'keep-site':
      return precache.fill()
    case 'keep-pack':
    case 'stop-pack':
    case 'remove-pack':
      return obeyPackOrder(message, precache.whole)
  }
}
