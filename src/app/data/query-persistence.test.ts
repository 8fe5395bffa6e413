import 'fake-indexeddb/auto'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersister, PERSIST_BUSTER, sound } from './query-persistence.ts'

const NOW = Date.UTC(2026, 10, 20)

function saved(queries: { key: unknown[]; data: unknown; updatedAt?: number }[]): PersistedClient {
  return {
    timestamp: NOW,
    buster: PERSIST_BUSTER,
    clientState: {
      mutations: [],
      queries: queries.map(({ key, data, updatedAt = NOW }) => ({
        queryKey: key,
        queryHash: JSON.stringify(key),
        state: { data, dataUpdatedAt: updatedAt, status: 'success' },
      })),
    },
  } as unknown as PersistedClient
}

const good = { key: ['choices', '/x'], data: { value: [{ id: '1', name: 'Estate' }], storedAt: NOW - 5_000 } }

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('what comes back from the phone’s storage', () => {
  it('passes the same shapes as network data, and the damaged is left out', () => {
    const restored = sound(
      saved([
        good,
        { key: ['package', '/y'], data: { value: { name: 'no id' }, storedAt: NOW } },
        { key: ['no-such-shape', '/z'], data: { value: [], storedAt: NOW } },
        { key: ['choices', '/no-stamp'], data: { value: [] } },
        { key: ['choices', '/null'], data: null },
      ]),
    )
    expect(restored?.clientState.queries.map(({ queryKey }) => queryKey[1])).toEqual(['/x'])
  })

  it('is nothing at all when it is no saved cache', () => {
    for (const junk of [undefined, null, 'x', {}, { clientState: { queries: 'x' } }]) {
      expect(sound(junk as unknown as PersistedClient)).toBeUndefined()
    }
  })

  it('is never from the future: a clock that was ahead would keep old data fresh for ever', () => {
    const ahead = { ...good, data: { ...good.data, storedAt: NOW + 9e9 }, updatedAt: NOW + 9e9 }
    const [query] = sound(saved([ahead]))?.clientState.queries ?? []
    expect(query?.state.dataUpdatedAt).toBe(NOW)
    expect(query?.state.data).toMatchObject({ storedAt: NOW })
  })
})

describe('the persister', () => {
  it('gives back what it was given, without the writes that wait elsewhere', async () => {
    vi.useRealTimers()
    const persister = createPersister()
    await persister.persistClient(saved([good]))
    await vi.waitFor(async () => expect(await persister.restoreClient()).toBeDefined(), { timeout: 5_000 })
    const restored = await persister.restoreClient()
    expect(restored?.clientState.queries).toHaveLength(1)
    expect(restored?.clientState.mutations).toEqual([])
  })

  it('answers within a second or so when IndexedDB never does', async () => {
    vi.useRealTimers()
    const silent = { open: () => ({}) } as unknown as IDBFactory
    const real = globalThis.indexedDB
    globalThis.indexedDB = silent
    const started = Date.now()
    expect(await createPersister().restoreClient()).toBeUndefined()
    globalThis.indexedDB = real
    expect(Date.now() - started).toBeLessThan(2_500)
  })
})
