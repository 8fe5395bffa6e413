import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseAsSafari } from '#contract/full-phone-for-tests.ts'
import type { Entry } from '#outbox/entry.ts'
import { createPromised } from '#outbox/queue/promised.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { createDatabase } from './database.ts'
import { newEntry } from './enqueue.ts'
import { createEntryStore, type EntryStore } from './store.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const realFactory = globalThis.indexedDB
const openStore = (timeout?: number) => createEntryStore(createDatabase(timeout), createPromised(null))
const made = (name: string) => newEntry(booking(name), crypto.randomUUID(), now)
const put = (store: EntryStore, ...entries: Entry[]) =>
  store.transact(() => ({ put: entries, result: entries.length }))
const names = async (store: EntryStore) =>
  (await store.read()).result.entries.map(({ body }) => body?.firstname).sort()

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  globalThis.indexedDB = realFactory
})

/** The raw database, as a damaged phone or another version of the site would leave it. */
async function writeRaw(key: string, value: unknown): Promise<void> {
  await createDatabase()('readwrite', (objects) => {
    objects.put(value, key)
  })
}

test('what one page writes, another page and the next start read', async () => {
  const ada = made('Ada')
  expect(await put(openStore(), ada)).toEqual({ result: 1, problem: null })
  const { result } = await openStore().read()
  expect(result.entries).toEqual([ada])
  expect(result.onDisk).toEqual(new Set([ada.id]))
})

test('a row of a newer version keeps what only that one knows, also when it is written again', async () => {
  const ada = made('Ada')
  await writeRaw(ada.id, { ...ada, ofLater: 1 })
  const { result } = await openStore().read()
  const [entry = made('nobody')] = result.entries
  await put(openStore(), { ...entry, attempts: 1 })
  expect((await openStore().read()).result.entries).toEqual([{ ...ada, attempts: 1, ofLater: 1 }])
})

test('every write asks for strict durability and waits until it is complete', async () => {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await put(openStore(), made('Ada'))
  const writes = spy.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes.length).toBeGreaterThan(0)
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' })
})

test('nothing is said to be written before the transaction completed', async () => {
  const store = openStore()
  await store.read()
  const order: string[] = []
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const opened = transaction.apply(this, args)
    opened.addEventListener('complete', () => order.push('complete'))
    return opened
  })
  await put(store, made('Ada'))
  order.push('told')
  expect(order).toEqual(['complete', 'told'])
})

test('two pages that decide at once see each other', async () => {
  const first = openStore()
  const second = openStore()
  const insertIfAlone = (store: EntryStore) =>
    store.transact(({ entries }) => ({ put: entries.length === 0 ? [made('Ada')] : [], result: null }))
  await Promise.all([insertIfAlone(first), insertIfAlone(second), insertIfAlone(first)])
  expect(await names(first)).toEqual(['Ada'])
})

test('damaged rows are set aside and cost no other row', async () => {
  const store = openStore()
  await put(store, made('Ada'))
  await writeRaw('nonsense', 'text')
  await writeRaw('newer', { createdAt: 5, kind: 'a-kind-of-tomorrow' })
  await writeRaw('swapped', made('Eve'))
  await writeRaw('empty', null)
  const { result } = await store.read()
  expect(result.entries.map(({ body }) => body?.firstname)).toEqual(['Ada'])
  expect(result.unreadable).toHaveLength(4)
  expect(result.unreadable).toContainEqual({ key: 'newer', createdAt: 5 })
})

test('a row with a damaged state is unsure, never sent by itself', async () => {
  const ada = made('Ada')
  await writeRaw(ada.id, { ...ada, state: 'qeued', attempts: 'many', leaseUntil: {} })
  const { result } = await openStore().read()
  expect(result.entries).toMatchObject([{ id: ada.id, state: 'unsure', attempts: 0, leaseUntil: null }])
})

test('a full disk is told, and the entry lives on in this page until the disk takes it', async () => {
  const store = openStore()
  await put(store, made('Ada'))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(await put(store, made('Bola'))).toMatchObject({ problem: 'full' })
  expect(await names(store)).toEqual(['Ada', 'Bola'])
  expect((await store.read()).problem).toBe('full')
  expect(await names(openStore())).toEqual(['Ada'])
  full.mockRestore()
  expect(await put(store, made('Chi'))).toMatchObject({ problem: null })
  expect((await store.read()).problem).toBeNull()
  expect(await names(openStore())).toEqual(['Ada', 'Bola', 'Chi'])
})

test('a full iPhone is told as full', async () => {
  const store = openStore()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    return refuseAsSafari(this, value, key)
  })
  expect(await put(store, made('Ada'))).toMatchObject({ problem: 'full' })
  expect(await names(openStore())).toEqual([])
})

test('what another page erased does not come back from the memory of this one', async () => {
  const store = openStore()
  const ada = made('Ada')
  await put(store, ada)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await put(store, { ...ada, attempts: 1 })
  full.mockRestore()
  await openStore().transact(() => ({ remove: [ada.id], result: null }))
  expect(await names(store)).toEqual([])
  await put(store, made('Bola'))
  expect(await names(openStore())).toEqual(['Bola'])
})

test('a delivery that another page wrote outlives what this page could not write', async () => {
  const store = openStore()
  const ada = made('Ada')
  await put(store, ada)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await put(store, { ...ada, attempts: 1, nextAttemptAt: now + 1 })
  full.mockRestore()
  const delivered: Entry = { ...ada, state: 'delivered', attempts: 1, body: null }
  await put(openStore(), delivered)
  expect((await store.read()).result.entries).toEqual([delivered])
  await put(store, made('Bola'))
  expect((await openStore().read()).result.entries).toContainEqual(delivered)
})

test('what another page has sent since is not taken back by what this page could not write', async () => {
  const store = openStore()
  const ada = made('Ada')
  const bola = made('Bola')
  await put(store, ada)
  await put(store, bola)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await put(store, { ...ada, attempts: 3, nextAttemptAt: now + 1 })
  await store.transact(() => ({ put: [made('Chi')], remove: [bola.id], result: null }))
  full.mockRestore()
  const sending: Entry = { ...ada, state: 'sending', attempts: 1, leaseUntil: now + 60_000, sender: 'other' }
  const receipt: Entry = { ...bola, state: 'delivered', attempts: 1, body: null }
  await put(openStore(), sending)
  await put(openStore(), receipt)
  await put(store, made('Dayo'))
  const { entries } = (await openStore().read()).result
  expect(entries).toContainEqual(sending)
  expect(entries).toContainEqual(receipt)
})

test('a transaction whose second write fails leaves the first one unwritten', async () => {
  const store = openStore()
  const original = IDBObjectStore.prototype.put
  let puts = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (++puts === 2) throw new DOMException('full', 'QuotaExceededError')
    return original.apply(this, args)
  })
  await put(store, made('Ada'), made('Bola'))
  vi.restoreAllMocks()
  expect(await names(openStore())).toEqual([])
  expect(await names(store)).toEqual(['Ada', 'Bola'])
})

test.each([
  ['missing', () => undefined],
  [
    'forbidden',
    () => ({
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  ],
  ['silent', () => ({ open: () => ({}) })],
])('with storage %s the outbox works in memory and says so', async (_name, factory) => {
  vi.stubGlobal('indexedDB', factory())
  const store = openStore(20)
  expect(await put(store, made('Ada'))).toEqual({ result: 1, problem: 'unavailable' })
  expect(await names(store)).toEqual(['Ada'])
  expect((await store.read()).result.onDisk.size).toBe(0)
  vi.unstubAllGlobals()
})

test('an open that hangs is waited for once, and used when it comes after all', async () => {
  const factory = globalThis.indexedDB
  let wake = () => {}
  vi.stubGlobal('indexedDB', {
    open: (...args: [string, number]) => {
      const request: { result?: IDBDatabase; onsuccess?: () => void } = {}
      wake = () => {
        const real = factory.open(...args)
        real.onupgradeneeded = () => real.result.createObjectStore('entries')
        real.onsuccess = () => {
          request.result = real.result
          request.onsuccess?.()
        }
      }
      return request
    },
  })
  const store = openStore(2_000)
  expect((await put(store, made('Ada'))).problem).toBe('unavailable')
  const timer = vi.spyOn(globalThis, 'setTimeout')
  expect((await put(store, made('Bola'))).problem).toBe('unavailable')
  expect(timer.mock.calls.map(([, ms]) => ms)).not.toContain(2_000)
  timer.mockRestore()
  wake()
  const chi = made('Chi')
  await vi.waitFor(async () => expect((await put(store, chi)).problem).toBeNull())
  vi.unstubAllGlobals()
  expect(await names(openStore())).toEqual(['Ada', 'Bola', 'Chi'])
})

test('a connection that the browser closed is opened again', async () => {
  const store = openStore()
  await put(store, made('Ada'))
  const transaction = IDBDatabase.prototype.transaction
  let closings = 0
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (closings++ === 0) this.close()
    return transaction.apply(this, args)
  })
  expect(await put(store, made('Bola'))).toMatchObject({ problem: null })
  expect(await names(store)).toEqual(['Ada', 'Bola'])
})

test('an open outbox does not stand in the way of another tab that deletes the database', async () => {
  const store = openStore()
  await put(store, made('Ada'))
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('adbond-outbox')
    request.onsuccess = () => resolve()
    request.onblocked = () => reject(new Error('blocked'))
  })
  expect(await names(store)).toEqual([])
  expect(await put(store, made('Bola'))).toMatchObject({ problem: null })
})

test('a fault in our own rule is thrown, not taken for a fault of the disk', async () => {
  const broken = openStore().transact(() => {
    throw new RangeError('our fault')
  })
  await expect(broken).rejects.toThrow('our fault')
})
