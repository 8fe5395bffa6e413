/** Where a person is met while the worker has something to say: a page in sight, or the phone's own notices. */

type Page = {
  visibilityState: string
  focus: () => Promise<{ url: string; navigate: (path: string) => Promise<unknown> }>
}

/** The part of a worker's global scope that this needs. */
export type Scope = {
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
}

const pagesOf = ({ clients }: Scope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whether a page is in sight, which says it itself. */
export const isWatched = async (scope: Scope): Promise<boolean> =>
  (await pagesOf(scope)).some(({ visibilityState }) => visibilityState === 'visible')

/** Answers a press on a notification: shows what it is about, in the open page if there is one, otherwise in a new one. */
export async function openFromNotice(
  scope: Scope,
  notification: { close: () => void; data?: unknown },
  otherwise: string,
): Promise<void> {
  notification.close()
  const path = typeof notification.data === 'string' ? notification.data : otherwise
  for (const page of await pagesOf(scope)) {
    try {
      const shown = await page.focus()
      const { pathname, search } = new URL(shown.url)
      if (pathname + search !== path) await shown.navigate(path)
      return
    } catch {
      // A page that this worker does not control cannot be navigated: the next one is used, or a new one.
    }
  }
  await scope.clients.openWindow(path)
}
