/** A waiting version takes over quietly when nobody would notice: on a cold start, with no other page open (FM-30). */
import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { isSending } from '../sending/outbox-sync.ts'

declare const self: ServiceWorkerGlobalScope

let hasHandedOver = false

/**
 * Runs before a page opens. No other page is open, so no form is half filled; a worker that is sending stays. The empty
 * answer asks the browser to come again at once. Then the new version answers, from its own precache.
 */
export async function activateOnColdStart(): Promise<Response | null> {
  const waiting = self.registration.waiting
  if (!waiting || hasHandedOver || isSending()) return null
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 0) return null
  hasHandedOver = true // should the new version not start, this one goes on
  const message: PageMessage = { kind: 'skip-waiting' }
  waiting.postMessage(message)
  return new Response('', { headers: { 'content-type': 'text/html; charset=utf-8', refresh: '0' } })
}
