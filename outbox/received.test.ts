import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { createOutbox } from './outbox.ts'
import { newEntry } from './storage/enqueue.ts'
import { booking, createWorld } from './testing/fake-world.ts'

const OTHER = 'https://other.example.ng/api/v2'
const NOW = Date.parse('2026-11-20T08:00:00Z')
const person = { firstname: 'Ada', lastname: 'Obi', location: 'Jos' }
const apply = (reason: string, email = 'ada@example.ng', firstname = 'Ada') =>
  ({ kind: 'team-application', label: '', body: { ...person, firstname, email, reason } }) as const

/** A phone without keys whose API answers every POST like this. It holds `before`. */
function phone(answer: { status: number; body: object }, before: Entry) {
  const config = { apiBase: '/api/v2', idempotent: false }
  const { openTab, disk } = createWorld(config)
  disk.rows.set(before.id, before)
  const isPost = (init: RequestInit) => init.method === 'POST'
  const refusedRead = { status: 402, body: { statusCode: 402, message: 'Package not found' } }
  const fetch = async (_: string, init: RequestInit) => {
    const { status, body } = isPost(init) ? answer : refusedRead
    return Response.json(body, { status })
  }
  const outbox = createOutbox({ ...openTab().ports, fetch, subscribe: () => () => {} }, config)
  const stateNow = async () => (await outbox.list()).entries.find(({ id }) => id === before.id)
  return { outbox, stateNow }
}

const error = 'The email has already been taken.'
const taken = { status: 422, body: { statusCode: 422, error, errors: { email: [error] } } }
const accepted = { status: 200, body: { statusCode: 200, data: { id: 1 }, message: 'Submitted' } }

const inDoubt = (change: Partial<Entry>, submission: Parameters<typeof newEntry>[0] = apply('First words')) =>
  Object.assign(
    newEntry(submission, crypto.randomUUID(), NOW),
    { state: 'unsure', mayHaveArrived: true, settledAt: NOW },
    change,
  )

const midSend = { state: 'sending', sender: 'sender-99', mayHaveArrived: false, settledAt: null } as const

const received = { state: 'refused', body: null, initials: 'A. O.', fieldErrors: { email: 'already' } }

test.each<[string, typeof taken | typeof accepted, Partial<Entry>]>([
  ['the API says that it holds one', taken, {}],
  ['its retyped one has arrived', accepted, {}],
  ['… also where it was refused later', taken, { state: 'refused' }],
  [
    '… or took the place of one in doubt',
    taken,
    { state: 'refused', mayHaveArrived: false, followsDoubt: true },
  ],
  ['… or was left by a page that ended in its first try', accepted, midSend],
  ['… or in a later one', taken, { ...midSend, mayHaveArrived: true, isAsking: true }],
])('an application in doubt is over once %s', async (_, answer, change) => {
  const { outbox, stateNow } = phone(answer, inDoubt(change))
  await outbox.submit(apply('Other words', ' ADA@example.ng'))
  expect(await stateNow()).toMatchObject(received)
  expect((await stateNow())?.settledAt).toBeGreaterThan(NOW)
})

test.each<[string, object, Entry]>([
  ['of another address', taken, inDoubt({}, apply('x', 'bola@example.ng'))],
  ['of another person with the same address', accepted, inDoubt({}, apply('x', 'ada@example.ng', 'Emeka'))],
  ['made for another API', taken, inDoubt({ apiBase: OTHER })],
  ['being sent to another API', taken, inDoubt({ ...midSend, apiBase: OTHER })],
  ['whose POST has not begun', taken, inDoubt({ ...midSend, isAsking: true })],
  ['that is no application', taken, inDoubt({}, { ...booking('Ada') })],
  ['that was refused without a doubt', taken, inDoubt({ state: 'refused', mayHaveArrived: false })],
  ['while the API only refuses the other', { ...taken, body: { statusCode: 422, error: 'No' } }, inDoubt({})],
])('one %s stays as it is', async (_, answer, before) => {
  const { outbox, stateNow } = phone(answer as typeof taken, before)
  await outbox.submit(apply('Other words'))
  expect(await stateNow()).toMatchObject({ state: before.state, body: before.body })
})
