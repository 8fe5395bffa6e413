/** How answers of the API are kept: only the promised JSON, stamped with the time of storing (decision D5). */

import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate, Strategy, type StrategyHandler } from 'workbox-strategies'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { addressOf, apiPath } from '../api-path.ts'
import { copyJustTold } from '../news/just-told.ts'
import { copyOf, tellGone, tellNews } from '../news/tell-news.ts'
import { watchConnection } from '../news/watch-connection.ts'
import { packed, packedCopy } from '../packs/packs.ts'
import { makeRoomAfter } from '../shell/make-room.ts'
import { apiCacheFor, cacheTable } from './cache-table.ts'
import { bytesOf, keepWithin } from './keep-within.ts'
import { keptOverFault } from './kept-over-fault.ts'
import { stampValidResponse } from './stamp-valid-response.ts'
import { wholeAnswer } from './whole-answer.ts'

/** A grown provider's lists are megabytes each; the oldest of them go first. */
const largeOnesWithin = (bounds: {
  name: string
  maxEntries: number
  maxBytes: number
  smallBytes: number
}) => ({
  cacheDidUpdate: async ({ newResponse }: { newResponse: Response }) => {
    if (bytesOf(newResponse) > bounds.smallBytes) await keepWithin(await caches.open(bounds.name), bounds)
  },
})

/** When the question of the newest answer was asked, by address: one that was stuck on the line may come behind it. */
const newest = new Map<string, number>()

type Asked = { request: Request; event: ExtendableEvent }
type Whole = { fetchDidSucceed: (answered: Asked & { response: Response }) => Promise<Response> }
type Updated = { request: Request; oldResponse?: Response | null; newResponse: Response }
type Noted = { request: Request; state?: { askedAt?: number } }

/** What is about to be kept, by address. It stays here if the phone has no room. */
const unkept = new Map<string, Response>()

const plugins = (maxEntries: number, whole: Whole) => [
  watchConnection, // first: it notes that the head is here
  whole,
  {
    requestWillFetch: async ({ request, state }: Noted) => {
      // What the browser had by itself is the oldest there can be.
      if (state) state.askedAt = request.cache === 'force-cache' ? 0 : performance.now()
      return request
    },
    cacheWillUpdate: async ({ request: { url }, response, state }: Noted & { response: Response }) => {
      const stamped = await stampValidResponse(response, url)
      if (!stamped) await tellGone(url, response)
      const askedAt = state?.askedAt ?? 0
      if (!stamped || askedAt < (newest.get(url) ?? 0)) return null
      newest.set(url, askedAt)
      unkept.set(url, stamped)
      return stamped
    },
    cacheDidUpdate: async ({ request: { url }, oldResponse, newResponse }: Updated) => {
      unkept.delete(url)
      await tellNews(url, oldResponse ?? (await packed(url)), newResponse) // what the page was given a moment ago
    },
  },
  new ExpirationPlugin({ maxEntries }), // on a full phone the pictures go (make-room.ts), not what is read
  packedCopy, // behind the expiration, which knows nothing of packs
]

/**
 * Bypasses the browser's HTTP cache, which may answer from minutes ago (`stale-while-revalidate` is for shared caches):
 * such a copy would be stamped as new. An unchanged answer comes back as an empty 304.
 */
const fetchOptions: RequestInit = { cache: 'no-cache' }

/**
 * A page that waits gets the pieces as they come, and asks once more for what came half. Behind a copy nobody waits, and
 * nobody does for what the worker asks by itself.
 */
const wholeUnlessAwaited: Whole = {
  fetchDidSucceed: async (answered) => {
    const { request, response, event } = answered
    const isAwaited = 'request' in event && (request.cache === 'reload' || !(await copyOf(request.url)))
    return isAwaited ? response : wholeAnswer.fetchDidSucceed(answered)
  },
}

/** For who must not be told what the provider said weeks ago. The answer replaces the copy. */
class NetworkAlone extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request)
  }
}

const reads = {
  cacheName: cacheTable.reads.name,
  fetchOptions,
  plugins: [...plugins(cacheTable.reads.maxEntries, wholeUnlessAwaited), largeOnesWithin(cacheTable.reads)],
}
const seats = {
  cacheName: cacheTable.seats.name,
  fetchOptions,
  plugins: plugins(cacheTable.seats.maxEntries, wholeAnswer),
}

const strategies = {
  reads: new StaleWhileRevalidate(reads),
  seats: new NetworkFirst({
    ...seats,
    networkTimeoutSeconds: cacheTable.seats.networkTimeoutSeconds,
    plugins: [...seats.plugins, keptOverFault(seats.cacheName)],
  }),
}
const networkAlone = (options: RequestInit) => ({
  reads: new NetworkAlone({ ...reads, fetchOptions: options }),
  seats: new NetworkAlone({ ...seats, fetchOptions: options }),
})
const pastTheCopy = networkAlone({ cache: 'reload' }) // the browser's copy may be half an answer
/**
 * The page read it a moment ago, so the browser has it: an API without ETags would send it whole a second time. The
 * request itself says so, for who tells of the line (watch-connection.ts).
 */
const ofThePage = networkAlone({})

export function cacheFor(url: URL): keyof typeof strategies | null {
  const path = apiPath(url)
  return path === null ? null : apiCacheFor(path.replace(url.search, ''), url.searchParams)
}

export function routeApiReads(): void {
  for (const name of ['reads', 'seats'] as const) {
    registerRoute(
      ({ url }) => cacheFor(url) === name,
      async (asked) =>
        asked.request.cache === 'reload'
          ? answered(pastTheCopy[name], asked)
          : ((await copyJustTold(
              asked.url.href,
              cacheTable[name].name,
              (asked.event as FetchEvent).clientId,
            )) ?? answered(strategies[name], asked)),
    )
  }
}

function answered(strategy: Strategy, asked: Asked): Promise<Response> {
  const [answer, kept] = given(strategy, asked)
  asked.event.waitUntil(kept)
  return answer
}

/** The answer, and when all is done with it. What the phone could not keep is told. */
function given(strategy: Strategy, { request, event }: Asked) {
  const [answer, kept] = strategy.handleAll({ request, event })
  const onLoss = async (fault: unknown) => {
    const news = unkept.get(request.url)
    unkept.delete(request.url)
    if (news && request.cache !== 'force-cache')
      await tellNews(request.url, await copyOf(request.url), news, news)
    await makeRoomAfter(fault)
  }
  return [answer, kept.catch(onLoss)] as const
}

/** Keeps an answer that was fetched before the worker existed. */
export const rememberRead = (url: URL, event: ExtendableEvent): Promise<void> =>
  keepBy(ofThePage, new Request(url, { cache: 'force-cache' }), event)

async function keepBy(
  ways: Record<keyof typeof strategies, Strategy>,
  request: Request,
  event: ExtendableEvent,
): Promise<void> {
  const name = cacheFor(new URL(request.url))
  if (!name) return
  await Promise.all(given(ways[name], { event, request }))
}

/** An answer of this moment, which is also kept and told to the pages; null if it could not be fetched. */
export async function readAnew(path: string, event: ExtendableEvent): Promise<unknown> {
  const url = new URL(addressOf(path))
  const from = Date.now()
  await keepBy(strategies, new Request(url), event).catch(() => undefined)
  const copy = await (await caches.open(cacheTable.reads.name)).match(url)
  return copy && Number(copy.headers.get(STORED_AT_HEADER)) >= from ? copy.json() : null
}
