import type { Precache } from '../shell/precache.ts'
import { cacheFor, rememberRead } from './api-cache.ts'
import { isElsewhere, isPictureAddress, rememberPicture } from './media-cache.ts'
import { rememberElsewhere } from './pictures-elsewhere.ts'

const MAX_URLS = 150

/** Puts what the first visit fetched into the caches it would have gone to. A failure costs only that one copy. */
export async function remember(urls: string[], event: ExtendableEvent, precache: Precache): Promise<void> {
  for (const address of urls.slice(0, MAX_URLS)) {
    try {
      const url = new URL(address)
      if (precache.keyOf(url.href)) await precache.remember(url.pathname)
      else if (isPictureAddress(url)) await rememberPicture(url, event)
      else if (cacheFor(url)) await rememberRead(url, event)
      else if (isElsewhere(url)) await rememberElsewhere(url)
    } catch {
      // Not reachable now, or no address: the next look fetches it.
    }
  }
}
