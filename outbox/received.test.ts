import { describe, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { createOutbox } from './outbox.ts'
import { newEntry } from './storage/enqueue.ts'
import { booking, createWorld } from './testing/fake-world.ts'
import { countWaiting } from './waiting.ts'

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

const words = (entries: readonly Entry[]) =>
  entries.map(({ state, body }) => [state, body?.firstname ?? null])

describe.each([true, false])("a refusal as taken under an agent's e-mail (keys: %s)", (idempotent) => {
  const agents = (firstname: string, reason = 'x') => apply(reason, 'agent@example.ng', firstname)

  /** Like the backend: one application per e-mail. Each behaviour of `line` is for one POST. */
  function office(line: ('lost' | 'cut' | 'closed')[] = []) {
    const config = { apiBase: '/api/v2', idempotent }
    const { openTab, disk } = createWorld(config)
    const held = new Map<string, string>()
    const answers = new Map<string, Response>()
    const answerTo = (key: string, email: string, text: string) => {
      const known = answers.get(key)?.clone()
      if (known) return known
      const { status, body } = held.has(email) ? taken : accepted
      if (!held.has(email)) held.set(email, text)
      const answer = Response.json(body, { status })
      if (idempotent) answers.set(key, answer.clone())
      return answer
    }
    const fetch = async (_: string, init: RequestInit) => {
      if (init.method !== 'POST') return Response.json({ statusCode: 402, message: 'None' }, { status: 402 })
      const now = line.shift()
      if (now === 'lost') throw new TypeError('Failed to fetch')
      if (now === 'closed') return Response.json({ statusCode: 429 }, { status: 429 })
      const text = String(init.body)
      const key = new Headers(init.headers).get('idempotency-key') ?? ''
      const answer = answerTo(key, JSON.parse(text).email, text)
      if (now === 'cut') throw new TypeError('Failed to fetch')
      return answer
    }
    const ports = { ...openTab().ports, oneShot: null, fetch, subscribe: () => () => {} }
    const outbox = createOutbox(ports, config)
    const entries = async () => (await outbox.list()).entries
    return { outbox, entries, held, disk }
  }

  test('keeps the words of the second person, who waited beside the first', async () => {
    const { outbox, entries } = office(['closed', 'closed'])
    const { entry: ada } = await outbox.submit(agents('Ada'))
    const { entry: bola } = await outbox.submit(agents('Bola'))
    await outbox.sendNow(ada.id)
    await outbox.sendNow(bola.id)
    const after = await entries()
    expect(words(after)).toEqual(
      expect.arrayContaining([
        ['delivered', null],
        ['refused', 'Bola'],
      ]),
    )
    expect(countWaiting(after)).toBe(1)
  })

  test.runIf(idempotent)('keeps them as well where her own key was tried before', async () => {
    const { outbox, entries } = office(['lost'])
    const { entry } = await outbox.submit(agents('Ada'))
    await outbox.submit(agents('Bola'))
    await outbox.sendNow(entry.id)
    expect(words(await entries())).toContainEqual(['refused', 'Ada'])
  })

  test('ends what the same person sent before in other words, and nobody knew', async () => {
    const { outbox, entries } = office(['cut'])
    const { entry } = await outbox.submit(agents('Ada'))
    await outbox.edit(entry.id, agents('Ada', 'Other words'))
    expect(await entries()).toMatchObject([{ state: 'refused', body: null }])
    expect(countWaiting(await entries())).toBe(0)
  })

  test('is no end of words that were erased after 72 hours: the office never had them', async () => {
    const { outbox, entries, disk } = office()
    await outbox.submit(agents('Ada'))
    const { entry } = await outbox.submit(agents('Bola'))
    disk.rows.set(entry.id, { ...entry, expiresAt: 1 })
    await outbox.drain()
    const bola = (await entries()).find(({ id }) => id === entry.id)
    expect(bola).toMatchObject({ state: 'refused', body: null, fieldErrors: {} })
    expect(countWaiting(await entries())).toBe(1)
  })
})
