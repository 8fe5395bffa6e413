/** Pages and scripts: precached at installation, answered without the network. */

import { cacheNames } from 'workbox-core'
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { documentOf, NOT_FOUND_FILE, precachedAddress } from '#contract/documents.ts'
import { handOver } from './hand-over.ts'

/** A dead line may keep a request open for minutes; the error screen of this phone says more. */
const PAGE_TIMEOUT_MS = 8_000

export function routeAppShell(entries: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches()
  // A query never makes another page: tabs, page numbers and campaign marks are read by the screen.
  registerRoute(
    new NavigationRoute(({ url, request }) => openPage(url, request), { denylist: [/^\/(api|media)\//] }),
  )
  addPlugins([askedAnew])
  precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' })
}

/**
 * What fails its integrity may be half a script in the browser's own cache (src/app/half-scripts.ts), and no later visit
 * would ever find another one there: it is asked for past that cache. A name with a hash is its own key.
 */
const askedAnew = {
  handlerDidError: async ({ request, event }: { request: Request; event: ExtendableEvent }) => {
    if (event.type !== 'install' || request.cache === 'reload') return undefined
    const answer = await fetch(new Request(request, { cache: 'reload' }))
    if (answer.status !== 200) return undefined
    await (await caches.open(cacheNames.precache)).put(request, answer.clone())
    return answer
  },
}

/** The precached page of an address. What this build does not know may exist on the server: ask, else the error screen. */
async function openPage(url: URL, request: Request): Promise<Response> {
  const handedOver = await handOver()
  if (handedOver) return handedOver
  const { file, status } = documentOf(url.pathname)
  const saved = status === 200 ? await matchPrecache(precachedAddress(file)) : undefined
  if (saved) return saved
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
  } catch (reason) {
    const fallback = await matchPrecache(precachedAddress(NOT_FOUND_FILE))
    if (fallback) return fallback
    throw reason
  }
}
