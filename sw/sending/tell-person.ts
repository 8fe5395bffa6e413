/** What a person is told while no page of the site is in sight: a notification, and the number on the icon. */
import { withBase } from '#contract/base-path.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { showOnIcon } from '#outbox/app-badge.ts'
import type { Entry } from '#outbox/entry.ts'
import { showNotices } from '#outbox/notice.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { countWaiting } from '#outbox/waiting.ts'

const REQUESTS = withBase(sitePaths.outbox)

type Page = {
  visibilityState: string
  focus: () => Promise<{ url: string; navigate: (path: string) => Promise<unknown> }>
}

/** The part of a worker's global scope that this needs. */
type Scope = {
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
}

const pagesOf = ({ clients }: Scope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** A page in sight says it itself. A failure here changes nothing about what was sent. */
export async function tellPerson(scope: Scope, settled: readonly Entry[]): Promise<void> {
  try {
    const { entries } = await siteOutbox().list()
    showOnIcon(countWaiting(entries))
    const isWatched = (await pagesOf(scope)).some(({ visibilityState }) => visibilityState === 'visible')
    if (!isWatched) await showNotices(scope.registration, settled)
  } catch {
    // The person withdrew the permission, or the browser has no room for one more.
  }
}

/**
 * Answers a press on a notification: shows what this phone keeps, in the open page if there is one, otherwise in a new
 * one.
 */
export async function openRequests(scope: Scope, notification: { close: () => void }): Promise<void> {
  notification.close()
  for (const page of await pagesOf(scope)) {
    try {
      const shown = await page.focus()
      if (new URL(shown.url).pathname !== REQUESTS) await shown.navigate(REQUESTS)
      return
    } catch {
      // A page that this worker does not control cannot be navigated: the next one is used, or a new one.
    }
  }
  await scope.clients.openWindow(REQUESTS)
}
