import type { Line } from '#contract/line.ts'
import type { WorkerMessage } from '#contract/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

/** Tells the pages what the worker's own requests meet. Every time: a page that has just opened knows nothing yet. */
export const noteLine = (line: Line): Promise<void> => tellPages({ kind: 'network', line })
