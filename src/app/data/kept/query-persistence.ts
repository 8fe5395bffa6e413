/** The query cache in IndexedDB; in localStorage if IndexedDB cannot be opened; nowhere if both fail (decision D3). */

import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { clear, get, getMany, setMany } from 'idb-keyval'
import { createTurns } from '#contract/records/in-turns.ts'
import { siteConfig } from '#contract/site-config.ts'
import { reopenedStore } from '#contract/storage/reopened-store.ts'
import { FALLBACK_KEY, READS_DATABASE } from '#src/app/data/has-kept-reads.ts'
import { divide, type Read, readLarge, readSaved, type SavedQuery, sweep, writeLarge } from './large-reads.ts'

export const PERSIST_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000 // decision D6
/**
 * Names the shape of the stored data and whose it is, not the build. A deploy keeps what a person saved; but nobody is
 * shown the sample packages of an owner who has gone live since.
 */
export const PERSIST_BUSTER = `shapes-1${siteConfig.apiOrigin}`

const OPEN_TIMEOUT_MS = 1_000 // an open that never settles must not keep the site from asking the network
const SAVE_INTERVAL_MS = 1_000
const KEY = 'query-cache'
/** Beside it lies a number that each save draws anew, so that a page sees whether somebody else has saved. */
const MARK = 'saved-by'
const MAX_QUERIES = 300

export type ReadsPersister = Persister & {
  /** A large read that waits on the phone, once; undefined if there is none. */
  takeLarge: (queryHash: string) => Promise<Read<unknown> | undefined>
  /** Those that nobody has asked for yet. */
  waiting: () => readonly SavedQuery[]
}

/** Never rejects: failing storage costs the saved copy, not the visit. */
export function createPersister(): ReadsPersister {
  const use = reopenedStore(READS_DATABASE, 'query-cache')
  const fallback = storageFallback()
  const waiting = new Map<string, SavedQuery>()
  const taken = new Set<string>()
  const written = new Set<string>()
  /** What lies on the phone without having been restored: another tab saved it, or the phone gave it too late. */
  const others = new Map<string, SavedQuery>()
  /** The mark of what this page last read or wrote; null before. */
  let seen: unknown = null
  let pending: PersistedClient | undefined
  let saving = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = async () => {
    clearTimeout(timer)
    const client = pending
    pending = undefined
    if (client) saving = saving.then(() => saveClient(client))
    await saving
    timer = pending && setTimeout(save, SAVE_INTERVAL_MS)
  }
  // The timers of a page that is hidden may never ring again.
  document.addEventListener('visibilitychange', () => {
    if (pending && document.visibilityState === 'hidden') void save()
  })
  const readKept = () => getMany<unknown>([KEY, MARK], use) as Promise<[PersistedClient?, number?]>
  const noteOthers = ([client, mark]: [PersistedClient?, number?]) => {
    seen = mark
    if (!isOfNow(client)) return
    const { inline, large } = divide(savedQueries(client)) // throws where it is damaged: then it is replaced
    for (const query of [...inline, ...large]) others.set(query.queryHash, query)
  }
  /** A save replaces nothing that this page does not know. While the phone does not answer, nothing is saved there. */
  const lookAround = async () => {
    if ((await get(MARK, use)) !== seen) noteOthers(await readKept())
  }
  const saveClient = async (client: PersistedClient) => {
    const queries = client.clientState.queries.map(withoutFailure)
    const withQueries = (kept: SavedQuery[]) => ({ ...client, clientState: { mutations: [], queries: kept } })
    const divided = () => divide(newest(newestOfEach(queries, [...waiting.values(), ...others.values()])))
    try {
      await withinTime(lookAround())
      const { inline, large } = divided()
      const standIns: SavedQuery[] = []
      for (const query of large) standIns.push(await writeLarge(query, use, written))
      const saved = withQueries([...inline, ...standIns])
      seen = Math.random()
      await withinTime(setMany(Object.entries({ [KEY]: saved, [MARK]: seen }), use))
      await sweep(standIns, use, written)
    } catch {
      fallback?.persistClient(withQueries(divided().inline)) // private windows and locked-down phones
    }
  }

  return {
    persistClient: (client) => {
      pending = client
      timer ??= setTimeout(save, SAVE_INTERVAL_MS)
    },
    restoreClient: async () => {
      const reading = readKept()
      try {
        const [client, mark] = await withinTime(reading)
        seen = mark
        const { inline, large } = divide(savedQueries(client))
        for (const query of large) waiting.set(query.queryHash, query)
        return sound(client && { ...client, clientState: { mutations: [], queries: inline } })
      } catch {
        reading.then(noteOthers).catch(() => undefined) // a cheap phone may only be slow
        const small = await fallback?.restoreClient()
        return isOfNow(small) ? sound(small) : undefined // for what is too old, React Query would erase both
      }
    },
    removeClient: async () => {
      waiting.clear()
      others.clear()
      await withinTime(clear(use)).catch(() => undefined)
      fallback?.removeClient()
    },
    takeLarge: async (queryHash) => {
      const query = waiting.get(queryHash)
      if (!query || taken.has(queryHash)) return undefined
      taken.add(queryHash) // it stays among those that wait, so that no save drops it before the cache has it
      return (await readLarge(query, use, written).catch(() => null)) ?? undefined
    },
    waiting: () => [...waiting.values()].filter(({ queryHash }) => !taken.has(queryHash)),
  }
}

const savedQueries = (client: PersistedClient | undefined): SavedQuery[] =>
  Array.isArray(client?.clientState?.queries)
    ? client.clientState.queries.filter(({ state }) => typeof state?.data === 'object' && state.data !== null)
    : []

/** That it could not be renewed is of this visit alone. */
const withoutFailure = (query: SavedQuery): SavedQuery => ({
  ...query,
  state: { ...query.state, status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null },
})

function storageFallback(): Persister | undefined {
  try {
    return createSyncStoragePersister({ storage: window.localStorage, key: FALLBACK_KEY, throttleTime: 0 })
  } catch {
    return undefined // reading `localStorage` itself throws where storage is forbidden
  }
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Storage does not answer')), OPEN_TIMEOUT_MS)
    }),
  ])
}

const newest = (queries: readonly SavedQuery[]): SavedQuery[] =>
  [...queries].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(0, MAX_QUERIES)

/** Reads of this page win, unless the phone has a newer one; a clock that was ahead makes none. */
function newestOfEach(own: readonly SavedQuery[], kept: readonly SavedQuery[]): SavedQuery[] {
  const all = new Map(own.map((query) => [query.queryHash, query]))
  for (const query of kept) {
    const at = query.state.dataUpdatedAt
    const known = all.get(query.queryHash)?.state.dataUpdatedAt
    if (known === undefined || (at > known && at <= Date.now())) all.set(query.queryHash, query)
  }
  return [...all.values()]
}

/** Of this shape, and not older than a saved cache may be. */
const isOfNow = (client: PersistedClient | undefined): boolean =>
  client?.buster === PERSIST_BUSTER && Date.now() - client.timestamp < PERSIST_MAX_AGE_MS

/** Validates every stored value against the shape of network data, in turns, and drops what fails. */
export async function sound(client: PersistedClient | undefined): Promise<PersistedClient | undefined> {
  if (!Array.isArray(client?.clientState?.queries)) return undefined
  const turn = createTurns()
  const queries: SavedQuery[] = []
  for (const query of client.clientState.queries) {
    const data = await readSaved(query, turn).catch(() => null) // damaged on the phone: it is fetched again
    if (!data) continue
    const dataUpdatedAt = Math.min(query.state.dataUpdatedAt, Date.now())
    queries.push({ ...query, state: { ...query.state, data, dataUpdatedAt } })
  }
  return { ...client, clientState: { mutations: [], queries } }
}
