import type { PageMessage } from '#contract/messages/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * A version that waits may take over without a network. So it keeps its own copies of what is opened meanwhile, while
 * there is one.
 */
export function tellNextVersion(): void {
  const { installing, waiting } = self.registration
  const message: PageMessage = { kind: 'keep-site' }
  for (const next of [installing, waiting]) next?.postMessage(message)
}
