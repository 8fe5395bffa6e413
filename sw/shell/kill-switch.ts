/**
 * The content of /sw.js when the worker of the site must go (docs/owner.md, "Switching the worker off"). It removes
 * itself and what it cached. It never touches IndexedDB, which holds unsent requests and saved data: the page sends
 * those itself. It is a script of its own, without imports: build/offline/kill-switch.ts only strips the types.
 */

declare const self: ServiceWorkerGlobalScope

/** The marks and caches of the worker; other applications of the origin have caches too. A test compares the names. */
const NAMES = ['late', 'data-saver', 'api-reads', 'api-seats', 'pictures', 'pictures-elsewhere', 'packs']

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

/** Open pages stay unchanged, because somebody may be typing; their next load comes from the network. */
async function leave(): Promise<void> {
  const { registration } = self
  const names = [...NAMES, `workbox-precache-v2-${registration.scope}`]
  await Promise.allSettled(names.map((name) => caches.delete(name))) // what is damaged may not stop it
  await registration.unregister()
}

export {}
