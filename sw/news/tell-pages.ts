import type { WorkerMessage } from '#contract/messages/worker-messages.ts'
import { ourPages } from '../our-pages.ts'

declare const self: ServiceWorkerGlobalScope

export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await ourPages(self)) page.postMessage(message)
}
