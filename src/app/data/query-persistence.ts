/** The query cache in IndexedDB; in localStorage if IndexedDB cannot be opened; nowhere if both fail (decision D3). */

import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { DehydratedState } from '@tanstack/react-query'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import { isSchemaName, schemas } from '#contract/records/schemas.ts'

export const PERSIST_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000 // decision D6
/** Names the shape of the stored data, not the build, so a deploy keeps what a person saved. */
export const PERSIST_BUSTER = 'shapes-1'

const OPEN_TIMEOUT_MS = 1_000 // an open that never settles must not keep the site from asking the network
const SAVE_INTERVAL_MS = 1_000
const KEY = 'query-cache'
const MAX_QUERIES = 300

/** Never rejects: failing storage costs the saved copy, not the visit. */
export function createPersister(): Persister {
  const store = openStore()
  const fallback = storageFallback()
  let pending: PersistedClient | undefined
  let isScheduled = false

  const save = async () => {
    isScheduled = false
    const client = pending
    if (!client) return
    pending = undefined
    const trimmed = { ...client, clientState: newest(client.clientState) }
    try {
      await withinTime(store.then((use) => set(KEY, trimmed, use)))
    } catch {
      fallback?.persistClient(trimmed) // private windows and locked-down phones
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
        return sound(await withinTime(store.then((use) => get<PersistedClient>(KEY, use))))
      } catch {
        return sound(await fallback?.restoreClient())
      }
    },
    removeClient: async () => {
      await withinTime(store.then((use) => del(KEY, use))).catch(() => undefined)
      fallback?.removeClient()
    },
  }
}

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

function newest(state: DehydratedState): DehydratedState {
  const byAge = state.queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return { mutations: [], queries: byAge.slice(0, MAX_QUERIES) }
}

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
