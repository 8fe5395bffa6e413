/** Every request of the worker tells the pages something about the connection, and none waits for ever. */
import { lineOfAnswer, SLOW_AFTER_MS } from '#contract/line.ts'
import { noteLine } from './tell-pages.ts'

const TIMEOUT_MS = 10_000 // decision D12

/** Workbox makes one for each request and gives it to every callback. */
type Watched = { state?: { slowTimer?: ReturnType<typeof setTimeout> } }

/** A plugin for Workbox's strategies. */
export const watchLine = {
  requestWillFetch: async ({ request, state = {} }: Watched & { request: Request }) => {
    state.slowTimer = setTimeout(() => void noteLine('slow'), SLOW_AFTER_MS)
    return new Request(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  },
  fetchDidSucceed: async ({ response, state }: Watched & { response: Response }) => {
    clearTimeout(state?.slowTimer)
    await noteLine(lineOfAnswer(response))
    return response
  },
  fetchDidFail: async ({ state }: Watched) => {
    clearTimeout(state?.slowTimer)
    await noteLine('lost')
  },
}
