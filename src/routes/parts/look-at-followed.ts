import type { PageMessage } from '#contract/messages/worker-messages.ts'

/**
 * The worker looks, past the copies that it keeps; without one the page does. Its code loads with the look. Ends with
 * the look, or never: workers of older builds do not tell.
 */
export async function lookAtFollowedNow(): Promise<void> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return (await import('#src/features/packages/follow/queries.ts')).lookFromPage()
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ kind: 'look-followed' } satisfies PageMessage, [port2])
  await new Promise((resolve) => {
    port1.onmessage = resolve
  })
}
