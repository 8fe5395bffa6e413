import type { Page } from '@playwright/test'

/** What this needs of a worker, whose types tests have not. */
type Scope = {
  endWork: () => void
  addEventListener: (kind: 'message', hear: (event: MessageEvent & Extendable) => void) => void
}
type Extendable = { waitUntil: (end: Promise<void>) => void }
declare const FetchEvent: { prototype: FetchEvent }
type FetchEvent = {
  request: Request
  handled: Promise<void>
  respondWith: (answer: Promise<Response>) => void
}

/**
 * Keeps the worker of this page busy. In Chromium one that has nothing to do loses its place to the next version by
 * itself, as soon as no page is open. `untilPage`: until the next page is answered.
 */
export async function busyWorker(page: Page, { untilPage }: { untilPage: boolean }) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No worker runs')
  await worker.evaluate((untilPage) => {
    const scope = self as unknown as Scope
    const work = new Promise<void>((end) => {
      scope.endWork = end
    })
    scope.addEventListener('message', (event) => {
      if (event.data !== 'be busy') return
      event.waitUntil(work)
      event.ports[0]?.postMessage(null)
    })
    const { respondWith } = FetchEvent.prototype
    FetchEvent.prototype.respondWith = function (answer: Promise<Response>) {
      respondWith.call(this, answer)
      if (untilPage && this.request.mode === 'navigate') void this.handled.finally(scope.endWork)
    }
  }, untilPage)
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const isBusy = new Promise((hear) => {
      port1.onmessage = hear
    })
    navigator.serviceWorker.controller?.postMessage('be busy', [port2])
    await isBusy
  })
  return { endWork: () => worker.evaluate(() => (self as unknown as Scope).endWork()) }
}
