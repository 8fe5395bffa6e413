// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { refuseAsSafari } from '#contract/full-phone-for-tests.ts'
import { emptyKit, joined, type Kit } from './kit-record.ts'
import { deleteAllKits, deleteKit, dropPhotos, kitsOnPhone, readPhotos, saveKit } from './kit-store.ts'

const kit = {
  ...emptyKit,
  name: 'Moniya',
  begun: '2026-12-05',
  notes: 'n',
  photos: [{ id: 'p', bytes: 3, thumb: 'data:image/jpeg;base64,AA' }],
}
const blob = new Blob(['abc'], { type: 'image/jpeg' })

afterEach(async () => {
  vi.restoreAllMocks()
  await deleteAllKits()
})

test('a kit comes back with its photos, and goes with them', async () => {
  expect(await saveKit('101', () => kit, new Map([['p', blob]]))).toEqual({ kit, problem: null })
  await saveKit('general', () => ({ ...emptyKit, ticks: ['id'] }))
  expect((await kitsOnPhone()).map(({ id }) => id)).toEqual(['101', 'general'])
  expect(await (await readPhotos(['p', 'gone'])).get('p')?.text()).toBe('abc')
  expect(await deleteKit('101')).toBeNull()
  expect((await kitsOnPhone()).map(({ id }) => id)).toEqual(['general'])
  expect((await readPhotos(['p'])).size).toBe(0)
})

test('a kit that is deleted takes along the photo that another window added', async () => {
  await saveKit('101', () => ({ ...kit, photos: [] }))
  await saveKit('101', () => kit, new Map([['p', blob]]))
  expect(await deleteKit('101')).toBeNull()
  expect((await readPhotos(['p'])).size).toBe(0)
})

test('a kit keeps the day on which it was begun, and one that was emptied begins anew', async () => {
  const write = async (day: string, notes: string) => {
    vi.setSystemTime(`${day}T23:30:00Z`) // the next day in Lagos
    return (await saveKit('101', (kept) => ({ ...kept, notes }))).kit.begun
  }
  expect(await write('2026-12-05', 'a')).toBe('2026-12-06')
  expect(await write('2026-12-12', 'ab')).toBe('2026-12-06')
  expect(await write('2026-12-12', '')).toBe('')
  expect(await write('2026-12-12', 'b')).toBe('2026-12-13')
  vi.useRealTimers()
})

test('a kit of before, which has no day, gets it from a change and not from a look', async () => {
  vi.setSystemTime('2026-12-05T12:00:00Z')
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, row, key) {
    return put.call(this, { ...row, begun: undefined }, key)
  })
  await saveKit('101', () => kit)
  const daysAfter = async (step: (kept: Kit) => Kit) => {
    const { kit: saved } = await saveKit('101', step)
    return [saved.begun, ...(await kitsOnPhone()).map(({ kit: kept }) => kept.begun)]
  }
  expect(await daysAfter((kept) => joined(kept, kept, kept))).toEqual(['', ''])
  expect(await daysAfter((kept) => ({ ...kept, notes: 'dry' }))).toEqual(['2026-12-05', '2026-12-05'])
  vi.useRealTimers()
})

test('a photo that is removed leaves its kit, and a blank kit leaves the phone', async () => {
  await saveKit('101', () => kit, new Map([['p', blob]]))
  await dropPhotos(['p'])
  expect((await readPhotos(['p'])).size).toBe(0)
  await saveKit('101', () => emptyKit)
  expect(await kitsOnPhone()).toEqual([])
})

test.each([
  ['full', 'QuotaExceededError'],
  ['unavailable', 'SecurityError'],
] as const)('storage that is %s is told, and nothing is thrown', async (problem, name) => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name)
  })
  expect(await saveKit('101', () => kit)).toMatchObject({ problem })
  expect(await kitsOnPhone()).toEqual([])
})

test('a full iPhone is told as full, and nothing of what it refused is kept', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    return refuseAsSafari(this, value, key)
  })
  expect(await saveKit('101', () => kit)).toMatchObject({ problem: 'full' })
  expect(await kitsOnPhone()).toEqual([])
})

test('a connection that the browser closed in the background, as Safari does, is opened anew', async () => {
  await saveKit('101', () => kit)
  const { transaction } = IDBDatabase.prototype
  let closed: IDBDatabase | undefined
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    closed ??= this
    if (this === closed) throw new DOMException('The database connection is closing', 'InvalidStateError')
    return transaction.apply(this, asked)
  })
  expect(await kitsOnPhone()).toEqual([{ id: '101', kit }])
  expect(await saveKit('101', (kept) => ({ ...kept, notes: 'dry' }))).toMatchObject({ problem: null })
})

test('a full phone gets no further connection with each letter', async () => {
  await saveKit('101', () => kit)
  const open = vi.spyOn(indexedDB, 'open')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  for (const notes of ['d', 'dr', 'dry']) await saveKit('101', (kept) => ({ ...kept, notes }))
  expect(open).not.toHaveBeenCalled()
})
