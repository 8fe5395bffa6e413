/** A waiting version takes over quietly when nobody would notice: on a cold start, with no other page open (FM-30). */
import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { ourPages } from '../our-pages.ts'
import { isSending } from '../sending/outbox-sync.ts'

declare const self: ServiceWorkerGlobalScope

/** A version that takes longer is taken at the next cold start. */
const MAX_S = 3

let stage: 'none' | 'asked' | 'late' = 'none'

/** A version that is asked later than `until` stays. */
const order = (until: number): PageMessage => ({ kind: 'skip-waiting', until })

/**
 * Runs before a page opens. No other page is open, so no form is half filled; a worker that is sending stays. An empty
 * page asks the new version to take over, and comes again when it has its place. Then that one answers, from its own
 * precache. The browser grants the place only when this worker has nothing to do. If that takes too long, this one opens
 * the page after all, and the new version hears that it comes late.
 */
export async function activateOnColdStart(): Promise<Response | null> {
  const waiting = self.registration.waiting
  if (!waiting) return null
  if (stage === 'asked') {
    stage = 'late'
    waiting.postMessage(order(0))
  }
  if (stage === 'late' || isSending()) return null
  if ((await ourPages(self)).length > 0) return null
  stage = 'asked'
  const headers = { 'content-type': 'text/html; charset=utf-8', refresh: `${MAX_S}` }
  return new Response(emptyPage(order(Date.now() + MAX_S * 1_000)), { headers })
}

/**
 * The page asks, not this worker, and it comes again neither before nor by a guess. A browser ends this worker to give
 * its place away. A page or a request that comes meanwhile, for an icon too, starts it anew. Then the place is not free,
 * and it knows nothing of all this.
 */
const emptyPage = (message: PageMessage) =>
  `<link rel=icon href=data:,><script>navigator.serviceWorker.ready.then(({waiting:w},r=()=>location.reload())=>{w?w.addEventListener("statechange",r,{once:1}):r();w?.postMessage(${JSON.stringify(message)})})</script>`
