/** What page and service worker tell each other. */

import { isWorkerMessage, type PageMessage, type WorkerMessage } from '#contract/messages/worker-messages.ts'

const messageListeners = new Set<(message: WorkerMessage) => void>()

/** Listens from the first subscriber on, because a read may report its findings before the page is connected. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): void {
  if (messageListeners.size === 0) hearWorker()
  messageListeners.add(listener)
}

function hearWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data)) return
    for (const listener of messageListeners) listener(data)
  })
}

export function tellWorker(message: PageMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message)
}

/** Also works where the worker does not control this page, as on the first visit; waits until there is one. */
export async function tellActiveWorker(message: PageMessage, isStillMeant = () => true): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  if (isStillMeant()) registration.active?.postMessage(message)
}
