import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, application, booking, get, post } from '../app-for-tests.ts'
import { NOW } from '../db/content-for-tests.ts'
import type { Database } from '../db/database.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { senderUse } from '../db/schema/submissions.ts'

const BOOK = '/site_tours/book'
const person = (n: number) => booking({ email: `person${n}@example.com` })
const QUERIES = ['select', 'insert', 'update', 'delete', 'execute', 'transaction']

/** Counts the questions to the database. */
function counted(db: Database): { db: Database; asked: () => number } {
  let asked = 0
  const proxy = new Proxy(db, {
    get(target, name) {
      if (QUERIES.includes(String(name))) asked += 1
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: proxy, asked: () => asked }
}

describe.each(bothDatabases)('the bound on submissions, counted with $name', (database) => {
  describe.skipIf(database.isMissing)('per address', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const isShared = database.name === 'PostgreSQL'
    const shared = isShared ? { secret: 'app:secret' } : {}
    let addresses = 0

    /** Each call is another address, known to both of its processes. */
    const limited = (capacity: number, db = api.db, refillMs = 60_000) => {
      const address = `102.89.0.${++addresses}`
      const postLimit = { capacity, refillMs, addressOf: () => address, ...shared }
      const start = () => createApp({ db, now: () => NOW, log: () => undefined, postLimit })
      return { app: start(), twin: start() }
    }

    it('stops a flood and says how long to wait', async () => {
      const { app } = limited(3)
      const statuses = []
      for (let n = 0; n < 5; n++) statuses.push((await post(app, BOOK, person(n))).status)
      expect(statuses).toEqual([200, 200, 200, 429, 429])
      const refusal = await post(app, BOOK, person(9), { 'X-Forwarded-For': '8.8.8.8' })
      expect(refusal.status).toBe(429)
      const wait = Number(refusal.headers.get('Retry-After'))
      expect([wait > 150, wait <= 180], 'two others were told a minute and two').toEqual([true, true])
      expect((await get(app, '/projects')).status).toBe(200)
    })

    it('lets no more through when all come at once', async () => {
      const { app } = limited(3)
      const asked = Array.from({ length: 20 }, (_, n) => post(app, BOOK, person(20 + n)))
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses.filter((status) => status !== 429)).toHaveLength(3)
    })

    it('never counts the repeat of a known key', async () => {
      const { app } = limited(2)
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push((await post(app, BOOK, person(50), key)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
      expect((await post(app, BOOK, person(51))).status).toBe(200)
      expect((await post(app, BOOK, person(52))).status).toBe(429)
      expect((await post(app, BOOK, person(50), key)).status).toBe(200)
    })

    it('bounds the repeats of a known key too, far beyond what phones need', async () => {
      const { app } = limited(2, api.db, 3_600_000)
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const statuses = []
      for (let n = 0; n < 40; n++) statuses.push((await post(app, BOOK, person(55), key)).status)
      // One booking, twenty free repeats, one that costs the last token, two that are looked up beyond the limit.
      expect(statuses.indexOf(429)).toBe(1 + 20 + 1 + 2)
      expect(statuses.slice(24)).toEqual(Array(16).fill(429))
    })

    it('bounds the repeats of all who share a /48', async () => {
      let sender = 0
      const addressOf = () => `2001:db8:7${addresses}:${sender.toString(16)}::/64`
      const postLimit = { capacity: 1, refillMs: 3_600_000, addressOf, ...shared }
      const app = createApp({ db: api.db, now: () => NOW, log: () => undefined, postLimit })
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const statuses = []
      for (sender = 0; sender < 130; sender++) statuses.push((await post(app, BOOK, person(56), key)).status)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
    })

    it('costs the database less for who is refused than for who is served', async () => {
      const { db, asked } = counted(api.db)
      const { app } = limited(3, db)
      for (let n = 0; n < 3; n++) await post(app, BOOK, person(60 + n))
      const flood = (n: number) => post(app, BOOK, person(70 + n), { 'Idempotency-Key': crypto.randomUUID() })
      for (let n = 0; n < 4; n++) expect((await flood(n)).status).toBe(429)
      const before = asked()
      for (let n = 0; n < 20; n++) expect((await flood(n)).status).toBe(429)
      expect(asked()).toBe(before)
    })

    it('counts the /64 of one /48 together as well, which one sender may have whole', async () => {
      let network = 0
      const postLimit = {
        capacity: 2,
        refillMs: 3_600_000,
        addressOf: () => `2001:db8:${addresses}:${network}::/64`,
        ...shared,
      }
      const app = createApp({ db: api.db, now: () => NOW, log: () => undefined, postLimit })
      const statuses = []
      for (network = 0; network < 30; network++)
        statuses.push((await post(app, BOOK, person(100 + network))).status)
      expect(statuses.filter((status) => status !== 429)).toHaveLength(20)
      expect(statuses.slice(20)).toEqual(Array(10).fill(429))
    })

    it('takes nothing from the neighbours of one /48 for what it refused of one sender', async () => {
      let sender = '2001:db8:1:1::/64'
      const postLimit = { capacity: 2, refillMs: 3_600_000, addressOf: () => sender, ...shared }
      const app = createApp({ db: api.db, now: () => NOW, log: () => undefined, postLimit })
      const ask = async (n: number) =>
        (await post(app, '/virtual_teams/apply', application({ email: `next${n}@example.com` }))).status
      const statuses = []
      for (let n = 0; n < 30; n++) statuses.push(await ask(n))
      expect(statuses).toEqual([200, 200, ...Array(28).fill(429)])
      sender = '2001:db8:1:2::/64'
      expect(await ask(30)).toBe(200)
    })

    it.skipIf(!isShared)('is one bound for two processes, and the table names nobody', async () => {
      const { app, twin } = limited(4)
      const apply = (from: typeof app, n: number) =>
        post(from, '/virtual_teams/apply', application({ email: `shared${n}@example.com` }))
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push((await apply(n % 2 ? twin : app, n)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
      expect(JSON.stringify(await api.db.select().from(senderUse))).not.toContain('102.89')
    })
  })
})
