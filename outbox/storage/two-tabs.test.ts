import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from '#outbox/outbox.ts'
import { createPromised } from '#outbox/queue/promised.ts'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'
import { createChanges } from './changes.ts'
import { createDatabase } from './database.ts'
import { createEntryStore } from './store.ts'

const realFactory = globalThis.indexedDB
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  globalThis.indexedDB = realFactory
})

/** Tabs of one phone with the real storage, and the API and clock of the fake world. */
function phone(idempotent: boolean) {
  const world = createWorld({ idempotent })
  const openTab = () => {
    const store = createEntryStore(createDatabase(), createPromised(null))
    const changes = createChanges(store.dropUnsaved)
    const stop = changes.subscribe(() => {})
    const ports = { ...world.openTab().ports, store, ...changes }
    return { outbox: createOutbox(ports, { apiBase: '/api/v2', idempotent }), stop }
  }
  return { ...world, openTab }
}

test.each([
  ['ok', 'delivered'],
  ['refuse', 'refused'],
] as const)(
  'an API without keys: an answer (%s) that came while the disk could not be read is known afterwards',
  async (behaviour, state) => {
    const { openTab, api, clock } = phone(false)
    const { outbox, stop } = openTab()
    const transaction = IDBDatabase.prototype.transaction
    let isLost = false
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (isLost) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      return transaction.apply(this, args)
    })
    api.behave(({ init }) => {
      if (init.method !== 'POST') return 'ok'
      isLost = true
      return behaviour
    })
    expect((await outbox.submit(booking('Ada'))).outcome).toBe(state)
    isLost = false
    clock.now += 61_000
    await outbox.drain()
    expect((await outbox.list()).entries).toMatchObject([{ state }])
    const next = openTab()
    expect((await next.outbox.list()).entries).toMatchObject([{ state }])
    expect(api.hits).toHaveLength(1)
    for (const end of [stop, next.stop]) end()
  },
)

test('what a full disk left in the memory of one tab is gone when another tab erases everything', async () => {
  const { openTab, api } = phone(true)
  const here = openTab()
  const there = openTab()
  api.behave('lost')
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await there.outbox.submit(booking('Ada'))
  full.mockRestore()
  expect((await there.outbox.list()).entries).toHaveLength(1)
  await here.outbox.eraseAll()
  await vi.waitFor(async () => expect((await there.outbox.list()).entries).toEqual([]))
  api.behave('ok')
  await there.outbox.drain({ isConnectionBack: true })
  expect(api.rows).toEqual([])
  for (const { stop } of [here, there]) stop()
})
