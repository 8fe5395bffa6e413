/** Under which name each file of this build lies in the cache. Names as Workbox gave them: phones keep what they have. */
import type { PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope

const CACHE_NAME = `workbox-precache-v2-${self.registration?.scope ?? ''}`

export function createAccount(entries: readonly PrecacheEntry[]) {
  const keys = new Map(entries.map((entry) => [absolute(entry.url), keyOfEntry(entry)]))
  const integrities = new Map(entries.map((entry) => [keyOfEntry(entry), entry.integrity]))
  const keyOf = (address: string) => keys.get(absolute(address))
  const open = () => caches.open(CACHE_NAME)

  /** Files of earlier builds leave when this build takes over. */
  async function removeOthers(): Promise<void> {
    const cache = await open()
    for (const request of await cache.keys()) if (!integrities.has(request.url)) await cache.delete(request)
  }

  return {
    keyOf,
    open,
    integrityOf: (key: string) => integrities.get(key),
    match: async (address: string) => {
      const key = keyOf(address)
      return key === undefined ? undefined : (await open()).match(key)
    },
    activate: (event: ExtendableEvent) => event.waitUntil(removeOthers()),
  }
}

function keyOfEntry({ url, revision }: PrecacheEntry): string {
  const key = new URL(url, location.href)
  if (revision) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

const absolute = (address: string): string => new URL(address, location.href).href
