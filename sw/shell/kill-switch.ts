/**
 * The content of /sw.js when the worker of the site must go (docs/owner.md, "Switching the worker off"). It removes
 * itself and what it cached. It never touches IndexedDB, which holds unsent requests and saved data: the page sends
 * those itself. It is a script of its own, without imports: build/offline/kill-switch.ts only strips the types.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

/** Open pages stay unchanged, because somebody may be typing; their next load comes from the network. */
async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
