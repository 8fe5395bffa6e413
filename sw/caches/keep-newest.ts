/** A plugin for Workbox's strategies: what was used longest ago leaves first, and all of it when the phone is full. */
import { registerQuotaErrorCallback } from 'workbox-core'
import { lastUses } from './last-uses.ts'

type Used = { request: Request; event?: ExtendableEvent; cachedResponse?: Response }

export function keepNewest(cacheName: string, maxEntries: number) {
  const uses = lastUses(cacheName)
  async function trim(): Promise<void> {
    const old = await uses.forget(maxEntries)
    if (old.length === 0) return
    const cache = await caches.open(cacheName)
    for (const url of old) await cache.delete(url, { ignoreVary: true })
  }
  registerQuotaErrorCallback(async () => {
    await caches.delete(cacheName)
    await uses.forget(0)
  })
  return {
    cachedResponseWillBeUsed: async ({ request, event, cachedResponse }: Used) => {
      if (cachedResponse) event?.waitUntil(uses.note(request.url, Date.now()).catch(() => undefined))
      return cachedResponse
    },
    cacheDidUpdate: async ({ request }: Used) => {
      try {
        await uses.note(request.url, Date.now())
        await trim()
      } catch {
        // No database: the cache is not limited until there is one.
      }
    },
  }
}
