/** Every read of the worker reports to the pages what it met, and none waits for ever. */
import { type Connection, connectionOfAnswer, SLOW_AFTER_MS } from '#contract/messages/connection.ts'
import { apiPath } from '../api-path.ts'
import { readToEnd } from '../read-to-end.ts'
import { tellPages } from './tell-pages.ts'

const TIMEOUT_MS = 10_000 // decision D12
/** A long list may come slowly, with gaps; who waited for it finds it kept. */
const SILENCE_MS = 60_000

/** Workbox makes one for each request and gives it to every callback. */
type Timer = ReturnType<typeof setTimeout>
type State = { slowTimer?: Timer; askedAt?: number; limit?: AbortController; limitTimer?: Timer }
type Watched = { request: Request; state?: State }

/**
 * Every time: a page that has just opened knows nothing yet. But what the browser had by itself says nothing about the
 * line.
 */
async function tell(line: Connection, { request, state }: Watched): Promise<void> {
  if (request.cache === 'force-cache') return
  const path = apiPath(new URL(request.url))
  const askedAt = state?.askedAt ?? Date.now()
  if (path !== null) await tellPages({ kind: 'network', line, path, askedAt })
}

/** Reads a body along, and ends the line when it is silent. */
async function endSilence(answer: Response, limit: AbortController): Promise<void> {
  let timer: Timer | undefined
  await readToEnd(answer, () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(), SILENCE_MS)
  }).catch(() => undefined) // whoever waits for the body meets it too
  clearTimeout(timer)
}

/** A plugin for Workbox's strategies. */
export const watchConnection = {
  requestWillFetch: async ({ request, state = {} }: Watched) => {
    state.askedAt = Date.now()
    state.slowTimer = setTimeout(() => void tell('slow', { request, state }), SLOW_AFTER_MS)
    const limit = new AbortController()
    state.limit = limit
    state.limitTimer = setTimeout(() => limit.abort(), TIMEOUT_MS)
    return new Request(request, { signal: limit.signal })
  },
  fetchDidSucceed: async ({ request, response, state }: Watched & { response: Response }) => {
    clearTimeout(state?.slowTimer)
    clearTimeout(state?.limitTimer)
    if (state?.limit) void endSilence(response.clone(), state.limit)
    await tell(connectionOfAnswer(response), { request, state })
    return response
  },
  fetchDidFail: async ({ request, state }: Watched) => {
    clearTimeout(state?.slowTimer)
    clearTimeout(state?.limitTimer)
    await tell('lost', { request, state })
  },
}
