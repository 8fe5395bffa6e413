/**
 * What /sw.js becomes when the worker of the site must go (docs/owner.md, "Switching the worker off"). It removes itself
 * and what it cached. It never touches IndexedDB, where unsent requests and saved data lie: the page sends those itself.
 * A script of its own, without imports: build/offline/kill-switch.ts only takes the types out.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

/** Pages stay as they are, for somebody may be typing; their next load comes from the network. */
async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
