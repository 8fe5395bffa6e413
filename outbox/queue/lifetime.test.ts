import { expect, test } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { isAlreadyReceived } from '#outbox/waiting.ts'
import {
  afterAttempt,
  BODY_LIFE_MS,
  expiryOf,
  isErasedSoon,
  isLeased,
  LEASE_MS,
  RECEIPT_LIFE_MS,
  tidied,
} from './lifetime.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
const now = Date.parse('2026-11-20T09:00:00Z')
const id = '0d9c0a35-3c39-4f0e-9f4b-3f0f5d1f6a11'

const entry = (changes: Partial<Omit<Entry, 'kind' | 'body'>> = {}): Entry => ({
  ...newEntry(booking('Ada'), id, now),
  ...changes,
})
const at = (moment: number, idempotent = true) => ({ now: moment, idempotent })

test('a request lives 72 hours, a booking no longer than the eve of the visit in Lagos', () => {
  expect(expiryOf(booking('Ada', '2026-12-05'), now)).toBe(now + 72 * HOUR)
  expect(expiryOf(booking('Ada', '2026-11-22'), now)).toBe(Date.parse('2026-11-21T23:00:00Z'))
})

test('a visit that is past by this phone is left to the server', () => {
  expect(expiryOf(booking('Ada', '2026-11-19'), now)).toBe(now + BODY_LIFE_MS)
})

test('an entry in its time is left as it is', () => {
  const queued = entry()
  expect(tidied(queued, at(now + 71 * HOUR))).toBe(queued)
})

test('what an older version kept of a repeated application is erased at once, and it stays known as one', () => {
  const body = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.ng', location: 'Enugu', reason: 'x' }
  const repeat: Entry = {
    ...newEntry({ kind: 'team-application', label: '', body }, id, now),
    state: 'refused',
    settledAt: now,
    mayHaveArrived: true,
    fieldErrors: { email: 'ada@example.ng is already in use.' },
  }
  const after = tidied(repeat, at(now + HOUR))
  expect(after).toMatchObject({ state: 'refused', body: null, settledAt: now })
  expect(after && isAlreadyReceived(after)).toBe(true)
  expect(JSON.stringify(after)).not.toMatch(/Ada|Obi|example/)
})

test('after 72 hours an entry waits for one more try, and is not erased before', () => {
  const queued = entry({ lastAttemptAt: now })
  expect(tidied(queued, at(now + 73 * HOUR))).toBe(queued)
})

test.each<[string, number | null, Partial<Entry>]>([
  ['agrees', now + 73 * HOUR, { state: 'expired', body: null }],
  ['is not known', null, { state: 'expired', body: null }],
  ['says that it was made in the future', now - HOUR, { state: 'expired', body: null }],
  [
    'says that it is an hour old',
    now + HOUR,
    { state: 'queued', createdAt: now + 72 * HOUR, expiresAt: now + 144 * HOUR },
  ],
])("a last try that failed, where the server's clock %s", (_words, serverNow, expected) => {
  const moment = now + 73 * HOUR
  const tried = entry({ lastAttemptAt: moment })
  expect(afterAttempt(tried, { now: moment, serverNow })).toMatchObject(expected)
})

test('after 72 hours and a last try the body is gone and the entry says so', () => {
  const moment = now + 73 * HOUR
  const after = tidied(entry({ lastAttemptAt: moment }), at(moment))
  expect(after).toMatchObject({ state: 'expired', body: null, settledAt: moment })
  expect(JSON.stringify(after)).not.toContain('Okafor')
})

test('a refusal keeps its words and loses its body after 72 hours', () => {
  const refused = entry({ state: 'refused', message: 'This Schedule is fully booked', settledAt: now })
  const after = tidied(refused, at(now + 73 * HOUR))
  expect(after).toMatchObject({ state: 'refused', body: null, message: 'This Schedule is fully booked' })
})

test('an unsure entry expires like any other', () => {
  expect(tidied(entry({ state: 'unsure' }), at(now + 73 * HOUR))).toMatchObject({
    state: 'expired',
    body: null,
  })
})

test('a receipt goes after 30 days', () => {
  const receipt: Entry = { ...entry({ state: 'delivered', settledAt: now }), body: null }
  expect(tidied(receipt, at(now + RECEIPT_LIFE_MS))).toBe(receipt)
  expect(tidied(receipt, at(now + RECEIPT_LIFE_MS + 1))).toBeNull()
})

test.each<[string, Partial<Entry>, string, string, string]>([
  ['until its day in Lagos is over', {}, '2027-02-10', '2027-02-10T22:59:00Z', '2027-02-10T23:01:00Z'],
  ['30 days where its day is sooner', {}, '2026-11-22', '2026-12-20T09:00:00Z', '2026-12-20T09:00:01Z'],
  ['30 days where its day cannot be', {}, '2099-01-01', '2026-12-20T09:00:00Z', '2026-12-20T09:00:01Z'],
  ['30 days where its day cannot be read', {}, 'soon', '2026-12-20T09:00:00Z', '2026-12-20T09:00:01Z'],
  [
    '30 days where nobody is expected',
    { state: 'refused' },
    '2027-02-10',
    '2026-12-20T09:00:00Z',
    '2026-12-20T09:00:01Z',
  ],
])('the receipt of a tour stays %s', (_, changes, date, stays, goes) => {
  const visit = { date, time: '', scheduleId: '1', project: '', place: '', fee: null }
  const tour = { projectType: 'land' as const, projectId: '1', packageId: '1', packageName: 'Moniya', visit }
  const receipt = { ...entry({ state: 'delivered', settledAt: now, ...changes }), tour, body: null } as Entry
  expect(tidied(receipt, at(Date.parse(stays)))).toBe(receipt)
  expect(tidied(receipt, at(Date.parse(goes)))).toBeNull()
})

test('a receipt goes also when the phone was not used for a year', () => {
  const receipt: Entry = { ...entry({ state: 'delivered', settledAt: now }), body: null }
  expect(tidied(receipt, at(now + YEAR + HOUR))).toBeNull()
})

test('a clock that was years behind for a moment costs no receipt', () => {
  const visit = { date: '2026-12-05', time: '', scheduleId: '1', project: '', place: '', fee: null }
  const tour = { projectType: 'land' as const, projectId: '1', packageId: '1', packageName: 'Moniya', visit }
  const receipt = { ...entry({ state: 'delivered', settledAt: now }), tour, body: null } as Entry
  const seenBehind = tidied(receipt, at(now - 2 * YEAR)) as Entry
  expect(tidied(seenBehind, at(now + HOUR))).toMatchObject({ state: 'delivered', settledAt: now + HOUR })
})

test('a living lease is left alone, even past the end of its entry', () => {
  const sending = entry({ state: 'sending', leaseUntil: now + LEASE_MS, expiresAt: now - 1 })
  expect(isLeased(sending, now)).toBe(true)
  expect(tidied(sending, at(now))).toBe(sending)
})

test('a dead sender leaves a queued entry, or an unsure one where there are no keys', () => {
  const sending = entry({ state: 'sending', leaseUntil: now, attempts: 1 })
  expect(tidied(sending, at(now))).toMatchObject({ state: 'queued', mayHaveArrived: true, leaseUntil: null })
  expect(tidied(sending, at(now, false))).toMatchObject({ state: 'unsure', mayHaveArrived: true })
})

test('a dead sender whose POST had not begun leaves a queued entry, without a doubt', () => {
  const asking = entry({ state: 'sending', leaseUntil: now, attempts: 1, isAsking: true })
  const released = { state: 'queued', nextAttemptAt: now, leaseUntil: null }
  expect(tidied(asking, at(now, false))).toMatchObject({ ...released, mayHaveArrived: false })
  const doubted = { ...asking, mayHaveArrived: true }
  expect(tidied(doubted, at(now, false))).toMatchObject({ ...released, mayHaveArrived: true })
})

test('a dead sender that used no key leaves it to the person, also once the owner says that the API keeps keys', () => {
  const sending = entry({ state: 'sending', leaseUntil: now, attempts: 1, hasKey: false })
  expect(tidied(sending, at(now))).toMatchObject({ state: 'unsure', mayHaveArrived: true })
})

test('what waited to go out again under a key is left to the person once the API keeps none', () => {
  const doubted = entry({ mayHaveArrived: true, hasKey: true })
  expect(tidied(doubted, at(now, false))).toMatchObject({ state: 'unsure', mayHaveArrived: true })
  for (const sure of [entry({ hasKey: true }), entry({ mayHaveArrived: true, hasKey: false })])
    expect(tidied(sure, at(now, false))).toBe(sure)
})

test('a lease ends with its sender, where keys make sending again harmless', () => {
  const sending = entry({ state: 'sending', leaseUntil: now + LEASE_MS, sender: 'one' })
  const when = (dead: string, idempotent = true) => ({ ...at(now, idempotent), dead: new Set([dead]) })
  expect(tidied(sending, when('one'))).toMatchObject({
    state: 'queued',
    nextAttemptAt: now,
    sender: null,
    mayHaveArrived: true,
  })
  expect(tidied(sending, when('another'))).toBe(sending)
  expect(tidied(sending, when('one', false))).toBe(sending)
})

test('a lease from a clock that was ahead has ended', () => {
  expect(isLeased(entry({ state: 'sending', leaseUntil: now + 2 * YEAR }), now)).toBe(false)
})

test.each([
  ['back by two years', now - 2 * YEAR],
  ['ahead by two years', now + 2 * YEAR],
  ['to 1970', 0],
])('a clock set %s costs no entry: its time starts again', (_words, moment) => {
  const after = tidied(entry({ nextAttemptAt: now + HOUR }), at(moment))
  expect(after).toMatchObject({
    state: 'queued',
    createdAt: moment,
    nextAttemptAt: moment,
    expiresAt: moment + BODY_LIFE_MS,
  })
  expect(after?.body).not.toBeNull()
})

test.each([
  ['at once', 0, {}, false],
  ['thirteen hours before', 59, {}, false],
  ['eleven hours before', 61, {}, true],
  ['once it is erased', 73, { body: null }, false],
] as const)('the person is warned of the erasure %s: %4$s', (_, hours, change, isWarned) => {
  expect(isErasedSoon({ ...entry(), ...change }, now + hours * HOUR)).toBe(isWarned)
})
