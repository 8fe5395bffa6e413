/** The followed searches of this phone, in a database that page and worker share. Nothing of it is ever sent. */

import { promisifyRequest } from 'idb-keyval'
import { FOLLOWED_DATABASE, FOLLOWED_TABLE } from '#contract/kept-names.ts'
import { isFull, reopenedStore } from '#contract/storage/reopened-store.ts'
import { written } from '#contract/written.ts'
import { type FollowedSearch, followedOf, MAX_FOLLOWED } from './followed-search.ts'

/** `most`: as many as may be followed. `unavailable`: the storage is forbidden or does not answer. */
export type FollowProblem = 'full' | 'unavailable' | 'most'

const database = reopenedStore(FOLLOWED_DATABASE, FOLLOWED_TABLE)

const all = (rows: IDBObjectStore): Promise<FollowedSearch[]> =>
  promisifyRequest<unknown[]>(rows.getAll()).then((values) =>
    values.flatMap((value) => followedOf(value) ?? []).sort((a, b) => b.followedAt - a.followedAt),
  )

const SILENCE_MS = 10_000

/** A storage may never answer. What it writes later all the same announces itself. */
const inTime = <Answer, Late>(work: Promise<Answer>, late: Late): Promise<Answer | Late> =>
  Promise.race([work, new Promise<Late>((resolve) => setTimeout(resolve, SILENCE_MS, late))])

/** The newest first. Null: the storage did not answer. What it says later announces itself. */
export function followedSearches(): Promise<FollowedSearch[] | null> {
  let isLate = false
  const read = database('readonly', all).catch(() => null)
  void read.then((list) => isLate && list && tellHere())
  return inTime(read, null).finally(() => {
    isLate = true
  })
}

/** Null: it is on the disk. A search that is followed already stays as it is. */
export const follow = (search: FollowedSearch): Promise<FollowProblem | null> =>
  inTime(
    write(async (rows) => {
      const others = await all(rows)
      if (others.some(({ query }) => query === search.query)) return null
      if (others.length >= MAX_FOLLOWED) return 'most'
      rows.put(search, search.query)
      return null
    }),
    'unavailable',
  )

export const endFollowing = (query: string): Promise<FollowProblem | null> =>
  inTime(
    write((rows) => {
      rows.delete(query)
      return null
    }),
    'unavailable',
  )

/** One step of one record, as it is at that moment. What was ended meanwhile stays ended. */
export const changeFollowed = (
  query: string,
  step: (search: FollowedSearch) => FollowedSearch,
): Promise<FollowProblem | null> =>
  write(async (rows) => {
    const search = followedOf(await promisifyRequest<unknown>(rows.get(query)))
    if (search) rows.put(step(search), query)
    return null
  })

const isUntold = ({ isTold, news }: FollowedSearch) => !isTold && news.length > 0

/** Searches with news of which nobody was told. Who takes them tells: no other tab or worker gets them again. */
export async function takeUntold(): Promise<FollowedSearch[]> {
  let untold: FollowedSearch[] = []
  if (!(await followedSearches())?.some(isUntold)) return untold
  const problem = await write(async (rows) => {
    untold = (await all(rows)).filter(isUntold)
    for (const search of untold) rows.put({ ...search, isTold: true }, search.query)
    return null
  })
  return problem === null ? untold : []
}

async function write(
  change: (rows: IDBObjectStore) => Promise<FollowProblem | null> | null,
): Promise<FollowProblem | null> {
  try {
    const refused = await database('readwrite', async (rows) => {
      const answer = await change(rows)
      await written(rows.transaction)
      return answer
    })
    if (refused === null) announce()
    return refused
  } catch (error) {
    return isFull(error) ? 'full' : 'unavailable'
  }
}

const listeners = new Set<() => void>()

let tabs: BroadcastChannel | null | undefined
/** Opened by the first use: a build that only draws the pages would never end with an open channel. */
const channel = () =>
  (tabs ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(FOLLOWED_DATABASE))

const tellHere = () => {
  for (const listener of listeners) listener()
}

/** No data travels: who hears it reads the store. */
function announce(): void {
  tellHere()
  channel()?.postMessage(null)
}

/** Changes of this page, of other tabs and of the worker. It listens only while somebody does, for Back and Forward. */
export function onFollowedChange(listener: () => void): () => void {
  listeners.add(listener)
  const heard = channel()
  if (heard) heard.onmessage = tellHere
  return () => {
    listeners.delete(listener)
    if (heard && listeners.size === 0) heard.onmessage = null
  }
}
