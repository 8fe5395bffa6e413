// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { type PersistedClient, persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS, sound } from './query-persistence.ts'

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

const newer = { key: ['choices', '/y'], data: { value: [{ id: '2', name: 'Gate' }], storedAt: NOW } }

/** Paths and ages of what lies on the phone, newest first. */
async function onPhone() {
  const kept = await get<PersistedClient>('query-cache', createStore('adbond-reading', 'query-cache'))
  return kept?.clientState.queries.map(({ queryKey, state }) => [queryKey?.[1], state.dataUpdatedAt - NOW])
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('what comes back from the phone’s storage', () => {
  it('passes the same shapes as network data, and the damaged is left out', async () => {
    const restored = await sound(
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

  it('is nothing at all when it is no saved cache', async () => {
    for (const junk of [undefined, null, 'x', {}, { clientState: { queries: 'x' } }]) {
      expect(await sound(junk as unknown as PersistedClient)).toBeUndefined()
    }
  })

  it('is never from the future: a clock that was ahead would keep old data fresh for ever', async () => {
    const ahead = { ...good, data: { ...good.data, storedAt: NOW + 9e9 }, updatedAt: NOW + 9e9 }
    const [query] = (await sound(saved([ahead])))?.clientState.queries ?? []
    expect(query?.state.dataUpdatedAt).toBe(NOW)
    expect(query?.state.data).toMatchObject({ storedAt: NOW })
  })
})

describe('the persister', () => {
  it('gives back what it was given, without the writes that wait elsewhere', async () => {
    vi.useRealTimers()
    const persister = createPersister()
    await persister.persistClient(saved([good]))
    await vi.waitFor(async () => expect(await persister.restoreClient()).toBeDefined())
    const restored = await persister.restoreClient()
    expect(restored?.clientState.queries).toHaveLength(1)
    expect(restored?.clientState.mutations).toEqual([])
  })

  it('saves what is read after Safari closed the connection in the background without a word (FM-45)', async () => {
    vi.useRealTimers()
    const persister = createPersister()
    await persister.removeClient()
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await persister.restoreClient()
    for (const connection of transactions.mock.contexts) (connection as IDBDatabase).close()
    transactions.mockRestore()
    await persister.persistClient(saved([good]))
    await vi.waitFor(async () => expect(await onPhone()).toEqual([['/x', 0]]), 3_000)
  })

  it('answers within a second or so when IndexedDB never does', async () => {
    vi.useFakeTimers()
    const silent = { open: () => ({}) } as unknown as IDBFactory
    const real = globalThis.indexedDB
    globalThis.indexedDB = silent
    const answered = vi.fn()
    void Promise.resolve(createPersister().restoreClient()).then(answered)
    await vi.advanceTimersByTimeAsync(1_500)
    globalThis.indexedDB = real
    expect(answered.mock.calls).toEqual([[undefined]])
    vi.useRealTimers()
  })
})

describe('a page that is hidden or left', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    await createPersister().removeClient()
  })
  afterEach(() => void vi.restoreAllMocks())

  it('saves at once what waits for its second: its timers may never ring again', async () => {
    const persister = createPersister()
    await persister.persistClient(saved([good]))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate) // no timer rings meanwhile
    expect(await onPhone()).toEqual([['/x', 0]])
    // And what comes later still is saved, once each second.
    await persister.persistClient(saved([newer]))
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(async () => expect(await onPhone()).toContainEqual(['/y', 0]))
  })
})

it('keeps in localStorage at once what IndexedDB refuses, when its page is hidden', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('Forbidden')
  })
  localStorage.clear()
  await createPersister().persistClient(saved([good]))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(1) // the next turn, and no second
  expect(localStorage.getItem('adbond-query-cache')).toContain('/x')
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a save leaves on the phone what its page has not read', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    await createPersister().removeClient()
  })
  afterEach(() => void vi.unstubAllGlobals())

  /** Gives a persister what to save, and the time after which it does. */
  async function save(persister: ReturnType<typeof createPersister>, client: PersistedClient) {
    await persister.persistClient(client)
    await vi.advanceTimersByTimeAsync(1_000)
  }

  it('although the phone gave it late: until then nothing is saved there', async () => {
    await save(createPersister(), saved([good]))
    await vi.waitFor(async () => expect(await onPhone()).toEqual([['/x', 0]]))

    const { open, fallback } = slowPhone()
    const persister = createPersister()
    const restoring = persister.restoreClient()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await restoring).toBeUndefined()
    await save(persister, saved([{ ...newer, updatedAt: NOW - 1 }]))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fallback.setItem).toHaveBeenCalled() // the phone is given up for this save
    open()
    await save(persister, saved([{ ...newer, updatedAt: NOW - 1 }]))
    await vi.waitFor(async () =>
      expect(await onPhone()).toEqual([
        ['/x', 0],
        ['/y', -1],
      ]),
    )
  })

  it('because another tab has saved it since, and of one read the newest stays', async () => {
    const [tab, other] = [createPersister(), createPersister()]
    await Promise.all([tab.restoreClient(), other.restoreClient()])
    await save(other, saved([{ ...good, updatedAt: NOW - 2 }, newer]))
    await vi.waitFor(async () => expect(await onPhone()).toHaveLength(2))
    await save(
      tab,
      saved([
        { ...good, updatedAt: NOW - 1 },
        { ...newer, updatedAt: NOW - 9 },
      ]),
    )
    await vi.waitFor(async () =>
      expect(await onPhone()).toEqual([
        ['/y', 0],
        ['/x', -1],
      ]),
    )
  })

  it('but not what is damaged: after one save that fails it is replaced', async () => {
    const damaged = { ...saved([]), clientState: { queries: [{ state: { data: {}, dataUpdatedAt: NOW } }] } }
    await set('query-cache', damaged, createStore('adbond-reading', 'query-cache'))
    const persister = createPersister()
    await save(persister, saved([newer]))
    await vi.waitFor(async () => {
      await save(persister, saved([newer]))
      expect(await onPhone()).toEqual([['/y', 0]])
    })
  })

  it.each([
    ['of another shape', { buster: 'shapes-0' }],
    ['older than a month', { timestamp: NOW - 31 * 86_400_000 }],
  ])('also where the phone gave it late and the small storage has something %s', async (_, change) => {
    await save(createPersister(), saved([good]))
    await vi.waitFor(async () => expect(await onPhone()).toEqual([['/x', 0]]))
    const { open, fallback } = slowPhone()
    fallback.getItem = () => JSON.stringify({ ...saved([newer]), ...change })
    const queryClient = new QueryClient()
    const restoring = persistQueryClientRestore({
      queryClient,
      persister: createPersister(),
      buster: PERSIST_BUSTER,
      maxAge: PERSIST_MAX_AGE_MS,
    })
    await vi.advanceTimersByTimeAsync(2_000)
    open()
    await restoring
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await onPhone()).toEqual([['/x', 0]])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it.each([
    ['what another shape of the site has saved', { buster: 'shapes-0' }],
    ['what is older than a month', { timestamp: NOW - 31 * 86_400_000 }],
  ])('but not %s', async (_, change) => {
    await save(createPersister(), { ...saved([good]), ...change })
    await vi.waitFor(async () => expect(await onPhone()).toEqual([['/x', 0]]))
    await save(createPersister(), saved([newer]))
    await vi.waitFor(async () => expect(await onPhone()).toEqual([['/y', 0]]))
  })
})

it('what was saved of the API on trial is dropped by a site that reads the live one', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.live.example/api/v2')
  const live = await import('./query-persistence.ts')
  vi.unstubAllEnvs()
  expect(live.PERSIST_BUSTER).not.toBe(PERSIST_BUSTER)
})

/** IndexedDB opens only when told, and a small storage takes what it cannot. */
function slowPhone() {
  const real = indexedDB
  const opened = Promise.withResolvers<void>()
  const openLate = (name: string) => {
    const request = real.open(name)
    const late = { result: undefined as unknown, onsuccess: () => undefined }
    request.onsuccess = () =>
      void opened.promise.then(() => {
        late.result = request.result
        late.onsuccess()
      })
    return late
  }
  vi.stubGlobal('indexedDB', { open: openLate })
  const fallback = { getItem: (): string | null => null, setItem: vi.fn(), removeItem: vi.fn() }
  vi.stubGlobal('window', { localStorage: fallback })
  return { open: opened.resolve, fallback }
}
