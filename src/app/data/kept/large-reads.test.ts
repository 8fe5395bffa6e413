// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { type PersistedClient, persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { createStore, get, keys } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { divide, MOST_RECORDS_KEPT, type SavedQuery } from './large-reads.ts'
import { createPersister, PERSIST_BUSTER } from './query-persistence.ts'

const NOW = Date.UTC(2026, 10, 20)
const packages = (count: number) =>
  schemas['package-list'](Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Plot ${at + 1}` })))

function query(path: string, count: number, updatedAt = NOW): SavedQuery {
  const key = ['package-list', path]
  const state = {
    data: { value: packages(count), storedAt: updatedAt },
    dataUpdatedAt: updatedAt,
    status: 'success',
  }
  return { queryKey: key, queryHash: JSON.stringify(key), state } as unknown as SavedQuery
}
const client = (...queries: SavedQuery[]) =>
  ({ timestamp: NOW, buster: PERSIST_BUSTER, clientState: { mutations: [], queries } }) as PersistedClient

const names = (queries: readonly SavedQuery[]) => queries.map(({ queryKey }) => queryKey[1])
const store = () => createStore('adbond-reading', 'query-cache')
const pieces = async () => (await keys<string>(store())).filter((key) => key.includes('@'))

/** Saves, and waits until the phone has it. */
async function saved(...queries: SavedQuery[]) {
  const persister = createPersister()
  await persister.persistClient(client(...queries))
  const isThere = async () => {
    const kept = await get<PersistedClient>('query-cache', store())
    expect(names(kept?.clientState.queries ?? [])).toEqual(names(queries))
  }
  await vi.waitFor(isThere)
}

beforeEach(async () => {
  await createPersister().removeClient()
})

it('small reads are kept together, large ones apart, and the oldest beyond the bound not at all', () => {
  const { inline, large } = divide([
    query('/a', 20),
    query('/b', 5_000),
    query('/c', 200),
    query('/d', 200),
    query('/e', MOST_RECORDS_KEPT),
    query('/f', 10),
  ])
  expect([names(inline), names(large)]).toEqual([
    ['/a', '/c'],
    ['/b', '/d'],
  ])
})

it('a list of thousands lies on the phone in pieces, and comes back whole when it is asked for, once', async () => {
  await saved(query('/small', 5), query('/large', 1_000))
  expect(await pieces()).toHaveLength(25)
  const persister = createPersister()
  const restored = await persister.restoreClient()
  expect(names(restored?.clientState.queries ?? [])).toEqual(['/small'])
  expect(names(persister.waiting())).toEqual(['/large'])
  const { queryHash } = query('/large', 0)
  expect(await persister.takeLarge(queryHash)).toEqual({ value: packages(1_000), storedAt: NOW })
  expect(await persister.takeLarge(queryHash)).toBeUndefined()
  expect(persister.waiting()).toEqual([])
})

it('what nobody has asked for survives a save of other reads, and what was replaced leaves no piece', async () => {
  await saved(query('/large', 1_000))
  const persister = createPersister()
  await persister.restoreClient()
  await persister.persistClient(client(query('/new', 700, NOW + 1)))
  await vi.waitFor(async () => expect(await pieces()).toHaveLength(25 + 18))
  const after = createPersister()
  await after.restoreClient()
  expect(names(after.waiting())).toEqual(['/new', '/large'])
  await after.persistClient(client(query('/large', 400, NOW + 2)))
  await vi.waitFor(async () => expect(await pieces()).toHaveLength(10 + 18))
})

it('a list in pieces stays in them when it would fit among the others: a newer one has grown large itself', async () => {
  await saved(query('/newer', 280, NOW + 1), query('/older', 60))
  const persister = createPersister()
  await persister.restoreClient()
  await persister.persistClient(client(query('/newer', 400, NOW + 2)))
  await vi.waitFor(async () => expect(await pieces()).toHaveLength(10 + 2))
  const after = createPersister()
  await after.restoreClient()
  expect(await after.takeLarge(query('/older', 0).queryHash)).toEqual({ value: packages(60), storedAt: NOW })
})

describe('what is restored before the first list is checked in turns', () => {
  /** Each turn is over after two looks at the clock; between them a page does `meanwhile`. */
  function turnsWith(meanwhile: () => void) {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 5
      return now
    })
    vi.stubGlobal('scheduler', { yield: async () => meanwhile() })
  }
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('and comes back whole', async () => {
    await saved(query('/small', 250))
    const meanwhile = vi.fn()
    turnsWith(meanwhile)
    const restored = await createPersister().restoreClient()
    expect(meanwhile.mock.calls.length).toBeGreaterThan(10)
    expect(restored?.clientState.queries[0]?.state.data).toEqual({ value: packages(250), storedAt: NOW })
  })

  it('and an answer that comes between them stays: it is newer', async () => {
    await saved(query('/small', 250))
    const queryClient = new QueryClient()
    const fresh = { value: packages(3), storedAt: NOW + 1 }
    const { queryKey } = query('/small', 0)
    turnsWith(() => queryClient.setQueryData(queryKey, fresh, { updatedAt: NOW + 1 }))
    const persister = createPersister()
    await persistQueryClientRestore({ queryClient, persister, buster: PERSIST_BUSTER, maxAge: 9e12 })
    expect(queryClient.getQueryData(queryKey)).toBe(fresh)
  })
})

it('a list of which a piece is gone is asked for anew', async () => {
  await saved(query('/large', 1_000))
  const [first] = await pieces()
  await (await import('idb-keyval')).del(first ?? '', store())
  const persister = createPersister()
  await persister.restoreClient()
  expect(await persister.takeLarge(query('/large', 0).queryHash)).toBeUndefined()
})
