import type { Page } from '@playwright/test'

const START_MAX_MS = 3_000 // sw/shell/activate-on-cold-start.ts
const PATIENCE_MS = 60 * START_MAX_MS

/**
 * Lets the worker of this page be busy until it has asked the one that waits. A worker that has
 * nothing to do loses its place to that one in Chromium by itself, as soon as no page is open.
 *
 * The one that waits may start as slowly as a busy machine does.
 */
export async function busyWorker(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No worker runs')
  const times = { most: START_MAX_MS, patience: PATIENCE_MS }
  await worker.evaluate(({ most, patience }) => {
    const { setTimeout } = self
    const patient = (handler: TimerHandler, delay?: number) =>
      setTimeout(handler, delay === most ? patience : delay)
    self.setTimeout = patient as typeof self.setTimeout
    const hasAsked = new Promise<void>((done) => {
      const { postMessage } = ServiceWorker.prototype
      ServiceWorker.prototype.postMessage = function (order: { until: number }, ports: unknown) {
        const until = order.until && order.until + patience // 0 is: too late
        postMessage.call(this, { ...order, until }, ports as StructuredSerializeOptions)
        done()
      }
    })
    self.addEventListener('message', (event) => {
      if (event.data !== 'be busy') return
      ;(event as MessageEvent & { waitUntil: (end: Promise<void>) => void }).waitUntil(hasAsked)
      event.ports[0]?.postMessage(null)
    })
  }, times)
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const isBusy = new Promise((hear) => {
      port1.onmessage = hear
    })
    navigator.serviceWorker.controller?.postMessage('be busy', [port2])
    await isBusy
  })
}
