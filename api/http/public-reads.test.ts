import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, booking, get, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { found, refused } from './answers.ts'
import { alwaysWith } from './constant-headers.ts'
import { KeptReads } from './kept-reads.ts'
import { publicReads } from './public-reads.ts'
import { compressed, WORTH_IT_BYTES } from './squeeze.ts'
import { WholeAnswer } from './whole-answer.ts'

vi.mock('./squeeze.ts', { spy: true })

type Question = { id: string | undefined; page: number; type: string }

/** A route that returns its question, and how often it ran. */
function counting({
  isLive = false,
  limit = Number.POSITIVE_INFINITY,
  addressOf = (): string => 'one',
  until = Promise.resolve(),
} = {}) {
  const made: Question[] = []
  const bound = Number.isFinite(limit) ? { limit: { capacity: limit, refillMs: 60_000 } } : {}
  const publicRead = publicReads({ kept: new KeptReads(), addressOf, ...bound })
  const read = publicRead({
    question: ({ param, query }): Question => ({
      id: param.id,
      page: Number(query.page || 1),
      type: (query.type ?? '').toLowerCase(),
    }),
    isLive: () => isLive,
    answer: async (question) => {
      made.push(question)
      await until
      return question.id === 'none' ? refused('None') : found(question)
    },
  })
  return { app: new Hono().get('/things/:id', read), made }
}

const LOOSE = { capacity: 9_999, refillMs: 60_000 }

describe('a public read', () => {
  it.each(['?x=1', '?x=2', '?utm_source=a&fbclid=b', '?page=&type=', '?PAGE=2', '?page=01'])(
    'is not made again for what its route does not know, or knows as the same: %s',
    async (query) => {
      const { app, made } = counting()
      await app.request('/things/1')
      const first = { id: '1', page: 1, type: '' }
      expect(await (await app.request(`/things/1${query}`)).json()).toMatchObject({ data: first })
      expect(made).toEqual([first])
    },
  )

  it('is another for what its route knows, in whatever order', async () => {
    const { app, made } = counting()
    for (const query of ['?page=2&type=blog', '?type=blog&page=2', '?x=1&page=2&y=2&type=blog', '?page=3']) {
      await app.request(`/things/1${query}`)
    }
    expect(made).toMatchObject([
      { page: 2, type: 'blog' },
      { page: 3, type: '' },
    ])
  })

  it('is made twice for a crowd that asks for what is only true now, and never kept', async () => {
    const { app, made } = counting({ isLive: true })
    await Promise.all(Array.from({ length: 50 }, () => app.request('/things/1')))
    expect(made).toHaveLength(2)
    expect((await app.request('/things/1')).headers.get('Cache-Control')).toBe('no-cache')
    expect(made).toHaveLength(3)
  })

  it.each([
    { readsMuch: true, most: 101 },
    { readsMuch: false, most: 60 },
  ])('is an old one where $most are asked for, and it can not be made anew', async ({ readsMuch, most }) => {
    let now = 0
    let sender = 'one'
    let isHeld = false
    const gate = Promise.withResolvers<void>()
    const read = publicReads({ kept: new KeptReads(() => now), limit: LOOSE, addressOf: () => sender })({
      question: ({ param }) => param.id,
      readsMuch: () => readsMuch,
      answer: async () => {
        if (isHeld) await gate.promise
        return found(now)
      },
    })
    const app = new Hono().get('/things/:id', read)
    for (const id of ['old', 'other']) await app.request(`/things/${id}`)
    now = 6_000
    isHeld = true
    const line = Array.from({ length: most }, (_, n) => app.request(`/things/${n}`))
    expect((await app.request('/things/new')).status).toBe(429)
    expect(await (await app.request('/things/old')).json()).toMatchObject({ data: 0 })
    sender = 'two'
    const other = Promise.resolve(app.request('/things/other')) // what could not be made holds up no renewal
    gate.resolve()
    expect(await (await other).json()).toMatchObject({ data: 6_000 })
    await Promise.all(line)
  })

  it('is an old one where a database that is away keeps it from being made anew, for a minute', async () => {
    let now = 0
    const read = publicReads({ kept: new KeptReads(() => now) })({
      question: () => null,
      answer: async () => {
        if (now > 0) throw new Error('away')
        return found(now)
      },
    })
    const app = new Hono().get('/things', read).onError((_, c) => c.text('', 503))
    const statuses: number[] = []
    for (now of [0, 6_000, 6_100, 7_200, 59_000, 60_000]) statuses.push((await app.request('/things')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503])
  })

  it.each([
    { isLive: true, each: 2 },
    { isLive: false, each: 1 },
  ])('has sixty under way for one sender, shared or not, when live is $isLive', async ({ isLive, each }) => {
    let sender = '192.0.2.1'
    const gate = Promise.withResolvers<void>()
    const { app, made } = counting({ isLive, limit: 9_999, addressOf: () => sender, until: gate.promise })
    const ask = (id: number) => Promise.resolve(app.request(`/things/${id}`))
    // Each is asked for three times: it is read once, and once more where only the present counts.
    const flood = Array.from({ length: 600 }, (_, n) => ask(Math.floor(n / 3)))
    const last = await flood[599]
    expect([last?.status, last?.headers.get('Retry-After')]).toEqual([429, '1'])
    sender = '192.0.2.2'
    const neighbours = [ask(0), ask(1_000)] // what is under way is free, and the neighbour has sixty too
    gate.resolve()
    expect((await Promise.all(neighbours)).map(({ status }) => status)).toEqual([200, 200])
    const done = (await Promise.all(flood)).filter(({ status }) => status === 200)
    expect([done.length, made.length]).toEqual([(60 / each) * 3, 60 + 1])
    sender = '192.0.2.1'
    expect((await ask(2_000)).status).toBe(200)
  })

  it('has sixty under way for an IPv6 /48, which one sender may have whole', async () => {
    let sender = 0
    const gate = Promise.withResolvers<void>()
    const addressOf = () => `2001:db8:1:${sender.toString(16)}::/64`
    const { app, made } = counting({ isLive: true, limit: 9_999, addressOf, until: gate.promise })
    const flood = Array.from({ length: 100 }, () => Promise.resolve(app.request(`/things/${sender++}`)))
    gate.resolve()
    await Promise.all(flood)
    expect(made).toHaveLength(60)
  })

  it('has any number under way where the owner has set no limit', async () => {
    const { app, made } = counting({ isLive: true })
    await Promise.all(Array.from({ length: 100 }, (_, id) => app.request(`/things/${id}`)))
    expect(made).toHaveLength(100)
  })

  it('is made once for a crowd that may share it', async () => {
    const { app, made } = counting()
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.request('/things/1')))
    expect([made.length, ...new Set(answers.map(({ status }) => status))]).toEqual([1, 200])
  })

  it('is bounded for who invents questions, and free from memory', async () => {
    const { app, made } = counting({ limit: 3 })
    const ask = async (path: string) => {
      const { status, headers } = await app.request(path)
      return [status, headers.get('Retry-After'), headers.get('Cache-Control')]
    }
    for (const id of ['1', 'none', '3']) await ask(`/things/${id}`)
    expect(await ask('/things/4')).toEqual([429, '60', 'no-store'])
    expect(await ask('/things/none')).toEqual([429, '60', 'no-store'])
    for (let n = 0; n < 20; n++) expect((await ask('/things/1'))[0]).toBe(200)
    expect(made).toHaveLength(3)
  })

  it('is bounded for an IPv6 /48 as well, which one sender may have whole', async () => {
    let sender = 0
    const { app, made } = counting({ limit: 3, addressOf: () => `2001:db8:1:${sender.toString(16)}::/64` })
    for (sender = 0; sender < 100; sender++) await app.request(`/things/${sender}`)
    expect(made).toHaveLength(30)
  })

  it('takes nothing from the neighbours of one /48 for what it refused of one sender', async () => {
    let sender = '2001:db8:1:1::/64'
    const { app, made } = counting({ limit: 3, addressOf: () => sender })
    for (let n = 0; n < 100; n++) await app.request(`/things/${n}`)
    sender = '2001:db8:1:2::/64'
    expect([(await app.request('/things/100')).status, made.length]).toEqual([200, 4])
  })
})

it('a fault on the way out of a read has the constant headers as well', async () => {
  const read = publicReads({ headers: { 'X-Always': 'yes' } })({
    question: () => null,
    answer: async () => found('it'),
  })
  const app = new Hono().use(alwaysWith({ 'X-Always': 'yes' })).get('/it', read)
  app.onError((_, c) => c.text('fault', 500))
  expect((await app.request('/it')).headers.get('X-Always')).toBe('yes')
  vi.spyOn(WholeAnswer.prototype, 'answer').mockRejectedValueOnce(new Error('cannot be compressed'))
  const fault = await app.request('/it')
  expect([fault.status, fault.headers.get('X-Always')]).toEqual([500, 'yes'])
})

it('a kept answer that could not be compressed once is compressed for the next', async () => {
  const read = publicReads({ kept: new KeptReads() })({
    question: () => null,
    answer: async () => found('a'.repeat(WORTH_IT_BYTES)),
  })
  const app = new Hono().get('/it', read)
  app.onError((_, c) => c.text('fault', 500))
  vi.mocked(compressed).mockRejectedValueOnce(new Error('no memory'))
  const ask = async () => (await app.request('/it', { headers: { 'Accept-Encoding': 'br' } })).status
  expect([await ask(), await ask()]).toEqual([500, 200])
})

it.each([
  ['which many get, is compressed with more patience', 20_000, 1],
  ['of a long list is compressed as quickly as one that is not kept', 100_000, 0],
])('a kept answer %s', async (_, size, smaller) => {
  const text = Array.from({ length: size / 10 }, (_, n) => (n * n).toString(36).padStart(10, ' plot')).join(
    '',
  )
  const bytes = async (isLive: boolean) => {
    const publicRead = publicReads({ kept: new KeptReads() })
    const read = publicRead({ question: () => null, isLive: () => isLive, answer: async () => found(text) })
    const answer = await new Hono().get('/it', read).request('/it', { headers: { 'Accept-Encoding': 'br' } })
    return Number(answer.headers.get('Content-Length'))
  }
  expect(Math.sign((await bytes(true)) - (await bytes(false)))).toBe(smaller)
})

describe.each(bothDatabases)('seats read by a crowd on $name', (database) => {
  describe.skipIf(database.isMissing)('are true', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    it('for everybody who asks after a booking was acknowledged', async () => {
      const app = createApp({ db: api.db, now: () => NOW, kept: new KeptReads() })
      const seats = '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=11'
      const crowd = () => Array.from({ length: 20 }, (_, n) => get(app, `${seats}&x=${n}`))
      const before = crowd()
      const last = booking({ siteTourScheduleId: SCHEDULES.oneSeat, bookedDate: '2026-12-02' })
      expect((await post(app, '/site_tours/book', last)).status).toBe(200)
      for (const answer of await Promise.all(crowd())) {
        expect((await answer.json()).data).not.toContain('2026-12-02')
      }
      await Promise.all(before)
    })
  })
})
