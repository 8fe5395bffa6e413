/** Pages and scripts of this worker's build, answered without the network. */
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { activateOnColdStart } from './activate-on-cold-start.ts'
import { openFile, openPage } from './open-page.ts'
import type { Precache } from './precache.ts'

/** What a page asks for by a name of its own build. */
const OF_PAGES: readonly RequestDestination[] = ['script', 'style']

export function routeAppShell(precache: Precache): void {
  // A query never makes another page: the screen reads tabs, page numbers and campaign marks.
  registerRoute(
    new NavigationRoute(
      async ({ url, ...asked }) => (await activateOnColdStart()) ?? openPage(precache, url, asked),
      {
        denylist: [/^\/(api|media)\//],
      },
    ),
  )
  registerRoute(
    ({ url }) => precache.keyOf(url.href) !== undefined,
    ({ url, ...asked }) => openFile(precache, url.pathname, asked),
  )
  // Another tab accepted an update, and this page is still of the build before it.
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && OF_PAGES.includes(request.destination),
    async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
  )
}
