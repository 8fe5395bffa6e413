/** A waiting version takes over quietly when nobody would notice: on a cold start, with no other page open (FM-30). */
import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { ourPages } from '../our-pages.ts'
import { isSending } from '../sending/outbox-sync.ts'

declare const self: ServiceWorkerGlobalScope

/** A version that takes longer to start is taken at the next cold start. */
const START_MAX_MS = 3_000

let stage: 'none' | 'asked' | 'late' = 'none'

/**
 * A version that is asked later than `until` stays. One that was asked before hears that it comes late. The browser
 * grants it the place only when this worker has nothing to do any more, and this worker opens a page again.
 */
const ask = (waiting: ServiceWorker, until: number, ports: Transferable[] = []): void =>
  waiting.postMessage({ kind: 'skip-waiting', until } satisfies PageMessage, ports)

/**
 * Runs before a page opens. No other page is open, so no form is half filled; a worker that is sending stays. The empty
 * answer asks the browser to come again at once. Then the new version answers, from its own precache.
 */
export async function activateOnColdStart(): Promise<Response | null> {
  const waiting = self.registration.waiting
  if (!waiting) return null
  if (stage === 'asked') {
    stage = 'late'
    ask(waiting, 0)
  }
  if (stage === 'late' || isSending()) return null
  if ((await ourPages(self)).length > 0) return null
  stage = 'asked' // should the new version not start, this one goes on
  if (!(await asksToTakeOver(waiting))) return null
  return new Response('', { headers: { 'content-type': 'text/html; charset=utf-8', refresh: '0' } })
}

/** Whether that version started in time and asked for its place. The browser grants it when this answer is out. */
function asksToTakeOver(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  ask(waiting, Date.now() + START_MAX_MS, [port2])
  return new Promise<boolean>((asked) => {
    port1.onmessage = () => asked(true)
    setTimeout(() => asked(false), START_MAX_MS)
  }).finally(() => port1.close())
}
