import type { WorkerMessage } from '#contract/messages/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}
