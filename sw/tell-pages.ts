import type { WorkerMessage } from '#contract/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

let lastReachable: boolean | undefined

/** Tells the pages when the connection comes or goes, as the worker's own requests meet it. */
export async function noteNetwork(reachable: boolean): Promise<void> {
  if (reachable === lastReachable) return
  lastReachable = reachable
  await tellPages({ kind: 'network', reachable })
}
