/** Which requests the worker answers. The first route that fits does; all others are left to the browser. */

declare const self: ServiceWorkerGlobalScope

export type Asked = { url: URL; request: Request; event: FetchEvent }
type Route = { fits: (asked: Asked) => boolean; answer: (asked: Asked) => Promise<Response> }

const routes: Route[] = []

export function route(fits: Route['fits'], answer: Route['answer']): void {
  if (routes.length === 0) self.addEventListener('fetch', onFetch)
  routes.push({ fits, answer })
}

function onFetch(event: FetchEvent): void {
  const { request } = event
  const asked = { url: new URL(request.url), request, event }
  if (request.method !== 'GET' || !asked.url.protocol.startsWith('http')) return
  const found = routes.find(({ fits }) => fits(asked))
  if (found) event.respondWith(found.answer(asked))
}
