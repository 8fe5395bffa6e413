/** Where a person is met while the worker has something to say: a page in sight, or the phone's own notices. */
import { ourPages } from '../our-pages.ts'

type Page = {
  url: string
  visibilityState: string
  focus: () => Promise<{ url: string; navigate: (path: string) => Promise<unknown> }>
}

/** The part of a worker's global scope that this needs. */
export type Scope = {
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>
}

/** Whether a page is in sight, which says it itself. */
export const isWatched = async (scope: Scope): Promise<boolean> =>
  (await ourPages(scope)).some(({ visibilityState }) => visibilityState === 'visible')

/**
 * Answers a press on a notification: shows what it is about, in the open page if there is one, otherwise in a new one.
 * A page that sends is not led away: the answer would be lost with it.
 */
export async function openFromNotice(
  scope: Scope,
  notification: { close: () => void; data?: unknown },
  otherwise: string,
  isSending: () => Promise<boolean>,
): Promise<void> {
  notification.close()
  const path = typeof notification.data === 'string' ? notification.data : otherwise
  const isThere = ({ url }: { url: string }) => {
    const { pathname, search, hash } = new URL(url)
    const page = pathname + search
    return page === path || page + hash === path
  }
  const pages = await ourPages(scope)
  const staying = (await isSending()) ? pages.filter(isThere) : pages // a press opens or fronts one page, no more
  for (const page of staying) {
    try {
      const shown = await page.focus()
      if (!isThere(shown)) await shown.navigate(path)
      return
    } catch {
      // A page that this worker does not control cannot be navigated: the next one is used, or a new one.
    }
  }
  await scope.clients.openWindow(path)
}
