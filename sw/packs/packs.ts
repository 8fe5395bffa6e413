/** Packs: the commands of the pages, one pack at a time, and the copies from which other routes answer. */
import { type PackPlan, packIdOf, parsePackPlan } from '#contract/messages/offline-pack.ts'
import { PACKS_CACHE, type PackNews, type PackOrder } from '#contract/messages/pack-messages.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { tellPages } from '../news/tell-pages.ts'
import { fetchPart } from '../shell/fetch-part.ts'
import { keepPack, type PackWorld, REMOVED } from './keep-pack.ts'
import {
  ANY_VARIANT,
  type PackCache,
  readRecord,
  removePack,
  removeRecord,
  writeRecord,
} from './pack-store.ts'

const origin = self.location.origin

/** `news`: the last report; null while it waits for its turn. */
type Job = { plan: PackPlan; stop: AbortController; news: PackNews | null }

/** Packs that are being fetched or wait for their turn. */
const running = new Map<string, Job>()
let turn: Promise<unknown> = Promise.resolve()

type KeepSite = PackWorld['keepSite']

export async function obeyPackOrder(order: PackOrder, keepSite: KeepSite): Promise<void> {
  switch (order.kind) {
    case 'keep-pack': {
      const plan = parsePackPlan(order.plan)
      return plan ? keep(plan, keepSite) : undefined
    }
    case 'stop-pack':
      return stop(order.packId)
    case 'remove-pack':
      return remove(order.packId)
    case 'remove-all-packs': {
      const packIds = [...running.keys()]
      for (const { stop } of running.values()) stop.abort()
      await inTurn(() => caches.delete(PACKS_CACHE)) // after the one under way: it leaves a note of its own
      for (const packId of packIds) await tellEnd(packId, 'removed')
    }
  }
}

const tellEnd = (packId: string, state: PackNews['state'], reason: PackNews['reason'] = null) =>
  tellPages({ kind: 'pack', packId, state, done: 0, total: 0, reason })

/** A pack under way notes its stop and tells it. One that waits, or that an ended worker left, does neither. */
async function stop(packId: string): Promise<void> {
  const job = running.get(packId)
  job?.stop.abort()
  if (job?.news) return
  const packs = await openPackCache()
  const known = (await readRecord(packs, packId)) ?? job?.plan
  const record = known && { completedAt: null, missed: 0, ...known, isStopped: true }
  // A pack that was complete stays the old one. Where there is no room for the note, the pages hear of it all the same.
  if (record?.completedAt === null) await writeRecord(packs, record).catch(() => undefined)
  await tellEnd(packId, 'stopped', 'asked')
}

/** Gone at once for every page. The parts go in their turn, with the note that a pack under way leaves. */
async function remove(packId: string): Promise<void> {
  running.get(packId)?.stop.abort(REMOVED)
  const removed = inTurn(async () => removePack(await openPackCache(), packId)) // before what is ordered from now on
  await removeRecord(await openPackCache(), packId)
  await tellEnd(packId, 'removed')
  await removed
  if (!running.has(packId)) await tellEnd(packId, 'removed') // else somebody saves it again
}

/** A page that requests a pack already under way is told its progress. */
async function keep(plan: PackPlan, keepSite: KeepSite): Promise<void> {
  const packId = packIdOf(plan.subject)
  const underWay = running.get(packId)
  if (underWay && !underWay.stop.signal.aborted) {
    if (underWay.news) await tellPages(underWay.news)
    return
  }
  const job: Job = { plan, stop: new AbortController(), news: null }
  running.set(packId, job)
  const tell = async (news: PackNews) => {
    job.news = news
    await tellPages(news)
  }
  try {
    await inTurn(async () => {
      if (job.stop.signal.aborted) return
      const world = { ...(await openPackCache()), keepSite, fetchPart, tell, now: Date.now }
      await keepPack(plan, world, job.stop.signal)
    })
  } finally {
    if (running.get(packId) === job) running.delete(packId)
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work)
  turn = result.catch(() => undefined)
  return result
}

const openPackCache = async (): Promise<PackCache> => ({ cache: await caches.open(PACKS_CACHE), origin })

/** The copy of a pack; `isAnyWidth` also takes the picture in another width. Undefined without one. */
export function packed(address: string, isAnyWidth = false): Promise<Response | undefined> {
  return caches.match(address, { ...ANY_VARIANT, cacheName: PACKS_CACHE, ignoreSearch: isAnyWidth })
}

/** For reads: the pack answers if another cache has no copy or an older one. */
export const packedCopy = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request
    cachedResponse?: Response
  }) => {
    const kept = await packed(request.url)
    if (!kept || !cachedResponse) return kept ?? cachedResponse ?? null
    const age = (answer: Response) => Number(answer.headers.get(STORED_AT_HEADER))
    return age(kept) > age(cachedResponse) ? kept : cachedResponse
  },
  /** What a visit fetches anew is updated in the pack too. */
  cacheDidUpdate: async ({ request, newResponse }: { request: Request; newResponse: Response }) => {
    if (!(await packed(request.url))) return
    await (await caches.open(PACKS_CACHE)).put(request.url, newResponse.clone())
  },
}
