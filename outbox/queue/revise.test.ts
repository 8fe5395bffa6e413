import { expect, test } from 'vitest'
import type { OutboxContext } from '#outbox/ports.ts'
import type { Change, Table } from '#outbox/storage/table.ts'
import { booking, createWorld, type WorldOptions } from '#outbox/testing/fake-world.ts'
import { remove } from './revise.ts'

const HOUR = 3_600_000

/** One entry on the list, in the state that this behaviour of the API produces. */
async function withEntry(behaviour: 'lost' | 'refuse' | 'time-out-committed', options: WorldOptions = {}) {
  const world = createWorld(options)
  const { outbox } = world.openTab()
  world.api.behave(behaviour)
  const { entry } = await outbox.submit(booking('Ada'))
  world.api.behave('ok')
  return { ...world, outbox, entry }
}

test('"Send now" does not wait for the backoff and keeps the key', async () => {
  const { outbox, entry, api } = await withEntry('lost')
  expect(await outbox.sendNow(entry.id)).toMatchObject({ outcome: 'delivered', entry: { id: entry.id } })
  expect(api.hits.map(({ key }) => key)).toEqual([entry.id, entry.id])
})

test('"Send now" after a refusal is a new request with a new key', async () => {
  const { outbox, entry, api, disk } = await withEntry('refuse')
  const result = await outbox.sendNow(entry.id)
  expect(result.outcome).toBe('delivered')
  expect(result.entry?.id).not.toBe(entry.id)
  expect([...disk.rows.keys()]).toEqual([result.entry?.id])
  expect(api.rows).toHaveLength(1)
})

test('"Send now" after a refusal does not repeat how young the form was', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  const { entry } = await outbox.submit({ ...booking('Ada'), sign: { subject: '', formAge: 400 } })
  api.behave('ok')
  await outbox.sendNow(entry.id)
  expect(JSON.parse(api.hits[1]?.body ?? '')).toEqual(booking('Ada').body)
})

test('a firewall that refused after an attempt that may have arrived costs no new key', async () => {
  for (const way of ['sendNow', 'submit'] as const) {
    const { outbox, entry, api, clock } = await withEntry('time-out-committed')
    api.behave('forbidden')
    for (let attempt = 0; attempt < 3; attempt++) {
      clock.now += HOUR
      await outbox.drain()
    }
    expect((await outbox.list()).entries).toMatchObject([{ state: 'refused', mayHaveArrived: true }])
    api.behave('ok')
    const result = way === 'submit' ? outbox.submit(booking('Ada')) : outbox.sendNow(entry.id)
    expect(await result).toMatchObject({ outcome: 'delivered', entry: { id: entry.id } })
    expect(api.rows).toHaveLength(1)
  }
})

test('the no of the API to this very key ends all doubt about earlier attempts', async () => {
  const { outbox, entry, api, clock } = await withEntry('lost')
  expect(entry.mayHaveArrived).toBe(true)
  api.behave('refuse')
  clock.now += HOUR
  await outbox.drain()
  expect((await outbox.list()).entries).toMatchObject([{ state: 'refused', mayHaveArrived: false }])
  api.behave('ok')
  expect(await outbox.sendNow(entry.id)).toMatchObject({ outcome: 'delivered', entry: { message: null } })
})

test('"Send now" on an unsure entry is the decision of the person', async () => {
  const { outbox, entry, api } = await withEntry('time-out-committed', { idempotent: false })
  expect(entry.state).toBe('unsure')
  expect((await outbox.sendNow(entry.id)).outcome).toBe('delivered')
  expect(api.hits).toHaveLength(2)
})

test('an edit replaces the entry under a new key and is sent at once', async () => {
  const { outbox, entry, api, disk } = await withEntry('lost')
  const result = await outbox.edit(entry.id, booking('Ada', '2026-12-12'))
  expect(result.outcome).toBe('delivered')
  expect([...disk.rows.keys()]).toEqual([result.entry?.id])
  expect(api.rows.map(({ body }) => JSON.parse(body).bookedDate)).toEqual(['2026-12-12'])
  expect(result.entry?.id).not.toBe(entry.id)
})

test('an edit that changes nothing keeps the key', async () => {
  const { outbox, entry, api } = await withEntry('lost')
  expect(await outbox.edit(entry.id, booking('Ada'))).toMatchObject({
    outcome: 'delivered',
    entry: { id: entry.id },
  })
  expect(new Set(api.hits.map(({ key }) => key))).toEqual(new Set([entry.id]))
})

test.each(['sendNow', 'edit'] as const)('%s comes too late for what was delivered meanwhile', async (way) => {
  const { outbox, entry, api, openTab } = await withEntry('lost')
  await openTab().outbox.drain({ isConnectionBack: true })
  const revise = () =>
    way === 'edit' ? outbox.edit(entry.id, booking('Ada', '2026-12-12')) : outbox.sendNow(entry.id)
  expect(await revise()).toMatchObject({ outcome: 'too-late', entry: { state: 'delivered' } })
  expect(api.rows).toHaveLength(1)
})

test('nothing can be changed while it is being sent, nor after it expired, nor when it is gone', async () => {
  let isHanging = false
  const { outbox, entry, openTab, clock } = await withEntry('lost', {
    step: async (what) => {
      if (isHanging && what === 'request') await new Promise(() => {})
    },
  })
  isHanging = true
  void openTab().outbox.drain({ isConnectionBack: true })
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect(await outbox.edit(entry.id, booking('Bola'))).toMatchObject({
    outcome: 'too-late',
    entry: { state: 'sending' },
  })
  expect(await outbox.sendNow(entry.id)).toMatchObject({ outcome: 'too-late' })
  expect(await outbox.remove(entry.id)).toBe('too-late')
  clock.now += 30 * 24 * HOUR
  expect(await outbox.sendNow(entry.id)).toMatchObject({ outcome: 'too-late', entry: { state: 'expired' } })
  expect(await outbox.sendNow(crypto.randomUUID())).toEqual({ outcome: 'too-late', entry: null })
})

test.each([true, false])(
  'what comes into doubt only as it is changed is not replaced before the person was asked (keys: %s)',
  async (idempotent) => {
    let passes = Number.POSITIVE_INFINITY
    const { outbox, entry, openTab, clock, api } = await withEntry('lost', {
      idempotent,
      step: async (what) => {
        if (what === 'request' && passes-- <= 0) await new Promise(() => {})
      },
    })
    if (!idempotent) await outbox.remove(entry.id)
    api.behave('busy')
    const { entry: waiting } = await outbox.submit(booking('Bola'))
    expect(waiting).toMatchObject({ state: 'queued', mayHaveArrived: false })
    api.behave('ok')
    passes = idempotent ? 0 : 2 // what is asked first
    void openTab().outbox.sendNow(waiting.id)
    for (let turn = 0; turn < 200; turn++) await Promise.resolve()
    passes = Number.POSITIVE_INFINITY
    clock.now += 120_000
    const changed = booking('Bola', '2026-12-12')
    expect(await outbox.edit(waiting.id, changed)).toMatchObject({
      outcome: 'too-late',
      entry: { id: waiting.id, mayHaveArrived: true },
    })
    expect(await outbox.edit(waiting.id, changed)).toMatchObject({ outcome: 'delivered' })
  },
)

test('a deleted entry is gone and never sent', async () => {
  const { outbox, entry, api, disk, clock } = await withEntry('lost')
  expect(await outbox.remove(entry.id)).toBe('gone')
  expect(disk.rows.size).toBe(0)
  clock.now += HOUR
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(0)
})

test('a disk that does not answer is no reason to call an entry deleted', async () => {
  const { outbox, entry, api, disk, clock } = await withEntry('lost')
  disk.isSilent = true
  expect(await outbox.remove(entry.id)).toBe('no-answer')
  disk.isSilent = false
  clock.now += HOUR
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows, 'it went out all the same').toHaveLength(1)
})

test('an entry that only this page holds is deleted without a disk', async () => {
  const { entry } = await withEntry('lost')
  const table: Table = { entries: [entry], unreadable: [], onDisk: new Set() }
  const store = {
    transact: async <Result>(decide: (table: Table) => Change<Result>) =>
      ({ result: decide(table).result, problem: 'unavailable' }) as const,
  }
  const context = { ports: { now: () => NaN, notify() {}, store } } as unknown as OutboxContext
  expect(await remove(entry.id, context)).toBe('gone')
})

test('"Delete what is on this phone" names what is being sent at that moment, for it may arrive', async () => {
  const { openTab, disk } = createWorld({
    step: async (what) => {
      if (what === 'request') await new Promise(() => {})
    },
  })
  const { outbox } = openTab()
  void outbox.submit(booking('Ada'))
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  const ids = [...disk.rows.keys()]
  expect(ids).toHaveLength(1)
  expect(await outbox.eraseAll()).toEqual({ problem: null, underWay: ids })
  expect(disk.rows.size).toBe(0)
})

test('"Delete what is on this phone" leaves nothing: entries, receipts, damaged rows', async () => {
  const { outbox, api, disk } = await withEntry('lost')
  await outbox.submit(booking('Bola'))
  api.behave('refuse')
  await outbox.submit(booking('Chi'))
  disk.rows.set('damaged', { firstname: 'Ada' })
  expect(disk.rows.size).toBe(4)
  expect(await outbox.eraseAll()).toEqual({ problem: null, underWay: [] })
  expect(disk.rows.size).toBe(0)
})
