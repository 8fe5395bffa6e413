import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import { tidied } from '#outbox/queue/lifetime.ts'
import { createDatabase } from '#outbox/storage/database.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { createDrafts, draftAt } from './drafts.ts'

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const NOON = Date.parse('2026-11-20T12:00:00Z')
const typed = { firstname: 'Ada', email: 'ada@example.ng' }
const KEY = '0d9c0a35-3c39-4f0e-9f4b-3f0f5d1f6a11'
const PLACE = { name: 'adbond-drafts', table: 'drafts' }
const realFactory = globalThis.indexedDB
let now = NOON

const open = () => createDrafts(createDatabase(3_000, PLACE), () => now)

beforeEach(() => {
  now = NOON
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  globalThis.indexedDB = realFactory
})

describe('how long a draft lives', () => {
  test.each<[string, number, object | null]>([
    ['just typed', 0, {}],
    ['an hour old', HOUR_MS, {}],
    ['a minute short of 72 hours', 72 * HOUR_MS - 60_000, {}],
    ['72 hours old, or the clock jumped', 72 * HOUR_MS, { lateAt: NOON }],
    ['weeks old, or the clock jumped', 30 * 24 * HOUR_MS - 60_000, { lateAt: NOON }],
    ['older than a receipt lives', 30 * 24 * HOUR_MS, null],
    ['from the future, since the clock was set back', -2 * YEAR_MS, { savedAt: NOON }],
    ['years old, since the clock jumped ahead', 30 * YEAR_MS, { savedAt: NOON }],
  ])('%s', (_, age, change) => {
    const row = { savedAt: NOON - age, fields: typed }
    expect(draftAt(row, NOON)).toEqual(change && { ...row, ...change })
  })

  test.each<[string, number, object | null]>([
    ['a minute short of 72 hours', 72 * HOUR_MS - 60_000, {}],
    ['72 hours', 72 * HOUR_MS, null],
    ['from the future, since the clock was set back', -HOUR_MS, { savedAt: NOON, lateAt: undefined }],
  ])('found late, %s ago', (_, age, change) => {
    const row = { savedAt: NOON - 20 * 24 * HOUR_MS, fields: typed, lateAt: NOON - age }
    expect(draftAt(row, NOON)).toEqual(change && { ...row, ...change })
  })

  test.each([[undefined], [null], ['text'], [{ savedAt: NOON }], [{ savedAt: 'x', fields: {} }]])(
    'a damaged row is no draft: %o',
    (row) => expect(draftAt(row, NOON)).toBeNull(),
  )
})

test('what is typed in one page is there in the next', async () => {
  expect(await open().save('tour-booking', typed)).toBe(true)
  expect(await open().read('tour-booking')).toEqual({ savedAt: NOON, fields: typed })
  expect(await open().read('enquiry')).toBeNull()
})

test('a draft is on the disk, not on its way there: every write asks for strict durability', async () => {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await open().save('enquiry', typed)
  expect(spy.mock.calls.at(-1)).toEqual(['drafts', 'readwrite', { durability: 'strict' }])
})

test('a draft keeps the name that its form gave it, also when it is tidied', async () => {
  const drafts = open()
  await drafts.save('tour-booking', typed, 'its-name')
  await drafts.tidy()
  expect(await open().read('tour-booking')).toEqual({ savedAt: NOON, fields: typed, id: 'its-name' })
})

test('one form is erased alone, or all at once', async () => {
  const drafts = open()
  await drafts.save('tour-booking', typed)
  await drafts.save('enquiry', typed)
  expect(await drafts.eraseIf('enquiry', () => true)).toBe(true)
  expect(await drafts.read('enquiry')).toBeNull()
  expect(await drafts.read('tour-booking')).not.toBeNull()
  expect(await drafts.eraseAll()).toBe(true)
  expect(await open().read('tour-booking')).toBeNull()
})

test('other pages hear which draft was erased, and of none that was only over', async () => {
  const heard: unknown[] = []
  const drafts = createDrafts(
    createDatabase(3_000, PLACE),
    () => now,
    (erased) => heard.push(erased),
  )
  await drafts.save('tour-booking', typed)
  await drafts.eraseIf('tour-booking', () => false)
  await drafts.eraseIf('enquiry', () => true)
  expect(heard).toEqual([])
  await drafts.eraseIf('tour-booking', () => true, ['{"firstname":"A"}'])
  await drafts.eraseAll()
  expect(heard).toEqual([{ form: 'tour-booking', texts: [JSON.stringify(typed), '{"firstname":"A"}'] }, null])
})

test('a draft is erased by who wrote it, and left by who did not, with its words as they were written', async () => {
  const drafts = open()
  await drafts.save('tour-booking', typed)
  const texts: string[] = []
  const isOurs = (is: boolean) => (fields: object) => {
    texts.push(JSON.stringify(fields))
    return is
  }
  expect(await drafts.eraseIf('tour-booking', isOurs(false))).toBe(true)
  expect(await drafts.read('tour-booking')).toMatchObject({ fields: typed })
  expect(await drafts.eraseIf('tour-booking', isOurs(true))).toBe(true)
  expect(await drafts.read('tour-booking')).toBeNull()
  expect(texts).toEqual(Array(2).fill(JSON.stringify(typed)))
  expect(await drafts.eraseIf('tour-booking', isOurs(true))).toBe(true)
  expect(texts).toHaveLength(2)
})

test('tidying erases what was found late and is over, and leaves what is not', async () => {
  const drafts = open()
  await drafts.save('tour-booking', typed)
  now += 73 * HOUR_MS
  await drafts.tidy()
  await drafts.save('team-application', typed)
  now += 71 * HOUR_MS
  await drafts.tidy()
  expect(await drafts.read('tour-booking')).not.toBeNull()
  now += 2 * HOUR_MS
  await drafts.tidy()
  now -= 70 * HOUR_MS
  expect(await drafts.read('tour-booking')).toBeNull()
  expect(await drafts.read('team-application')).not.toBeNull()
})

test.each([-26, -4, 4, 40, 300])(
  'what was typed by a clock %i days off outlives its correction by 72 hours',
  async (daysOff) => {
    now = NOON + daysOff * 24 * HOUR_MS
    await open().save('tour-booking', typed, 'its-name')
    now = NOON + HOUR_MS
    await open().tidy()
    now += 71 * HOUR_MS
    await open().tidy()
    expect(await open().read('tour-booking')).toMatchObject({ fields: typed, id: 'its-name' })
    now += 2 * HOUR_MS
    await open().tidy()
    if (daysOff < 0) expect(await open().read('tour-booking')).toBeNull()
  },
)

test.each([4, 28, 29.5, 31, 300])(
  'what was sent, and not erased then, is gone before its receipt, when somebody comes back %d days later',
  (daysLater) => {
    const body = { firstname: 'Ada', lastname: '', email: '', location: '', reason: '' }
    const sent = newEntry({ kind: 'team-application', label: '', body }, KEY, NOON)
    let receipt: Entry | null = {
      ...sent,
      state: 'delivered',
      body: null,
      settledAt: NOON,
      replaces: ['its-name'],
    }
    let draft: unknown = { savedAt: NOON, fields: typed, id: 'its-name' }
    for (let hour = 0; hour < 80; hour += 1) {
      const visit = NOON + (daysLater * 24 + hour) * HOUR_MS
      draft = draftAt(draft, visit)
      receipt = receipt && tidied(receipt, { now: visit, idempotent: true })
      if (receipt === null) expect(draft).toBeNull()
    }
  },
)

test('a clock that jumped ahead and came back costs no draft', async () => {
  await open().save('tour-booking', typed)
  for (const days of [20, 0, 20, 0]) {
    now = NOON + days * 24 * HOUR_MS
    await open().tidy()
  }
  expect(await open().read('tour-booking')).toMatchObject({ fields: typed })
})

test('words typed over a draft that was found late have 72 hours of their own', async () => {
  await open().save('tour-booking', typed)
  now += 73 * HOUR_MS
  await open().tidy()
  await open().save('tour-booking', { firstname: 'Bola' })
  now += 73 * HOUR_MS
  await open().tidy()
  expect(await open().read('tour-booking')).toMatchObject({ fields: { firstname: 'Bola' } })
})

test('after an empty battery reset the clock, the time starts anew and ends', async () => {
  const drafts = open()
  await drafts.save('tour-booking', typed)
  now = Date.parse('2020-01-01T00:00:00Z')
  await drafts.tidy()
  expect(await drafts.read('tour-booking')).toMatchObject({ fields: typed })
  now += 73 * HOUR_MS
  await drafts.tidy()
  now += 73 * HOUR_MS
  expect(await drafts.read('tour-booking')).toBeNull()
})

test.each([
  ['takes its time to open', new Error('Still opening')],
  ['lost its process for a moment', new DOMException('Connection lost', 'UnknownError')],
])('a disk that %s is asked again, so that nothing is written over what it holds', async (_, refusal) => {
  await open().save('tour-booking', typed)
  const database = createDatabase(3_000, PLACE)
  let refusals = 2
  const slow: typeof database = (mode, use) =>
    refusals-- > 0 ? Promise.reject(refusal) : database(mode, use)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const read = createDrafts(slow, () => now).read('tour-booking')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await read).toEqual({ savedAt: NOON, fields: typed })
})

test('without storage nothing is kept, nothing is claimed and nothing breaks', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  const drafts = open()
  expect(await drafts.save('tour-booking', typed)).toBe(false)
  expect(await drafts.read('tour-booking')).toBeNull()
  expect(await drafts.eraseAll()).toBe(false)
})
