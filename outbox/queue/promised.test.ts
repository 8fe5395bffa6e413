import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { withoutBody } from '#outbox/initials.ts'
import { createDatabase } from '#outbox/storage/database.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { createEntryStore } from '#outbox/storage/store.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { createPromised } from './promised.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-20T09:00:00Z')
const made = (name: string) => newEntry(booking(name), crypto.randomUUID(), now)

function createShelf() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

function phone() {
  const shelf = createShelf()
  const open = () => {
    const promised = createPromised(shelf)
    const store = createEntryStore(createDatabase(), promised)
    const missing = async (at = now) => promised.missing((await store.read()).result, at)
    return { store, promised, missing }
  }
  return { shelf, open }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('a request whose database was thrown away is missed by its label and reference, and by nothing personal', async () => {
  const { shelf, open } = phone()
  const ada = made('Ada')
  await open().store.transact(() => ({ put: [ada], result: null }))
  expect(await open().missing()).toEqual([])
  globalThis.indexedDB = new IDBFactory()
  const later = open()
  expect(await later.missing()).toEqual([{ id: ada.id, label: ada.label, createdAt: now }])
  expect([...shelf.texts.values()].join()).not.toMatch(/Ada|Okafor|0803/)
  later.promised.forget(ada.id)
  expect(await later.missing()).toEqual([])
})

test.each(['delivered here', 'delivered by the worker', 'deleted', 'too old'])(
  'a request that was %s is not missed',
  async (how) => {
    const { shelf, open } = phone()
    const ada = made('Ada')
    const { store } = open()
    await store.transact(() => ({ put: [ada], result: null }))
    const receipt = { ...withoutBody(ada), state: 'delivered' as const, settledAt: now }
    const worker = createEntryStore(createDatabase(), createPromised(null))
    if (how === 'delivered here') await store.transact(() => ({ put: [receipt], result: null }))
    if (how === 'delivered by the worker') {
      await worker.transact(() => ({ put: [receipt], result: null }))
      await open().missing()
    }
    if (how === 'deleted') await store.transact(() => ({ remove: [ada.id], result: null }))
    globalThis.indexedDB = new IDBFactory()
    expect(await open().missing(how === 'too old' ? now + 31 * DAY_MS : now)).toEqual([])
    expect(shelf.texts.size).toBe(0)
  },
)
