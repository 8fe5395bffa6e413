/** The query cache in IndexedDB; in localStorage if IndexedDB cannot be opened; nowhere if both fail (decision D3). */

import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { clear, createStore, get, set } from 'idb-keyval'
import { isSchemaName, schemas } from '#contract/records/schemas.ts'
import { divide, type Read, readLarge, type SavedQuery, sweep, writeLarge } from './large-reads.ts'

export const PERSIST_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000 // decision D6
/** Names the shape of the stored data, not the build, so a deploy keeps what a person saved. */
export const PERSIST_BUSTER = 'shapes-1'

const OPEN_TIMEOUT_MS = 1_000 // an open that never settles must not keep the site from asking the network
const SAVE_INTERVAL_MS = 1_000
const KEY = 'query-cache'
const MAX_QUERIES = 300

export type ReadsPersister = Persister & {
  /** A large read that waits on the phone, once; undefined if there is none. */
  takeLarge: (queryHash: string) => Promise<Read<unknown> | undefined>
  /** Those that nobody has asked for yet. */
  waiting: () => readonly SavedQuery[]
}

/** Never rejects: failing storage costs the saved copy, not the visit. */
export function createPersister(): ReadsPersister {
  const store = openStore()
  const fallback = storageFallback()
  const waiting = new Map<string, SavedQuery>()
  const taken = new Set<string>()
  const written = new Set<string>()
  let pending: PersistedClient | undefined
  let isScheduled = false

  const save = async () => {
    const client = pending
    pending = undefined
    if (client) await saveClient(client)
    if (pending) setTimeout(save, SAVE_INTERVAL_MS)
    else isScheduled = false
  }
  const saveClient = async (client: PersistedClient) => {
    const { queries } = client.clientState
    const here = new Set(queries.map(({ queryHash }) => queryHash))
    const left = [...waiting.values()].filter(({ queryHash }) => !here.has(queryHash))
    const { inline, large } = divide(newest([...queries, ...left]))
    const withQueries = (kept: SavedQuery[]) => ({ ...client, clientState: { mutations: [], queries: kept } })
    try {
      const use = await withinTime(store)
      const standIns: SavedQuery[] = []
      for (const query of large) standIns.push(await writeLarge(query, use, written))
      await withinTime(set(KEY, withQueries([...inline, ...standIns]), use))
      await sweep(standIns, use, written)
    } catch {
      fallback?.persistClient(withQueries(inline)) // private windows and locked-down phones
    }
  }

  return {
    persistClient: (client) => {
      pending = client
      if (isScheduled) return
      isScheduled = true
      setTimeout(save, SAVE_INTERVAL_MS)
    },
    restoreClient: async () => {
      try {
        const client = await withinTime(store.then((use) => get<PersistedClient>(KEY, use)))
        const { inline, large } = divide(savedQueries(client))
        for (const query of large) waiting.set(query.queryHash, query)
        return sound(client && { ...client, clientState: { mutations: [], queries: inline } })
      } catch {
        return sound(await fallback?.restoreClient())
      }
    },
    removeClient: async () => {
      waiting.clear()
      await withinTime(store.then((use) => clear(use))).catch(() => undefined)
      fallback?.removeClient()
    },
    takeLarge: async (queryHash) => {
      const query = waiting.get(queryHash)
      if (!query || taken.has(queryHash)) return undefined
      taken.add(queryHash) // it stays among those that wait, so that no save drops it before the cache has it
      return (await store.then((use) => readLarge(query, use, written)).catch(() => null)) ?? undefined
    },
    waiting: () => [...waiting.values()].filter(({ queryHash }) => !taken.has(queryHash)),
  }
}

const savedQueries = (client: PersistedClient | undefined): SavedQuery[] =>
  Array.isArray(client?.clientState?.queries)
    ? client.clientState.queries.filter(({ state }) => typeof state?.data === 'object' && state.data !== null)
    : []

/** `createStore` opens lazily and throws at once where IndexedDB does not exist. */
async function openStore() {
  return createStore('adbond-reading', 'query-cache')
}

function storageFallback(): Persister | undefined {
  try {
    return createSyncStoragePersister({ storage: window.localStorage, key: `adbond-${KEY}` })
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
  queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(0, MAX_QUERIES)

/** Validates every stored value against the shape of network data, and drops what fails. */
export function sound(client: PersistedClient | undefined): PersistedClient | undefined {
  if (!Array.isArray(client?.clientState?.queries)) return undefined
  const queries = client.clientState.queries.flatMap((query) => {
    try {
      const [schema] = query.queryKey
      const { value, storedAt } = query.state.data as { value: unknown; storedAt: unknown }
      if (!isSchemaName(schema) || typeof storedAt !== 'number') return []
      const updatedAt = Math.min(query.state.dataUpdatedAt, Date.now()) // a clock that was ahead must not freeze data
      const data = { value: schemas[schema](value), storedAt: Math.min(storedAt, Date.now()) }
      return [{ ...query, state: { ...query.state, data, dataUpdatedAt: updatedAt } }]
    } catch {
      return [] // damaged on the phone: it is fetched again
    }
  })
  return { ...client, clientState: { mutations: [], queries } }
}
