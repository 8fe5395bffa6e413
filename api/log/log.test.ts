import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, application, booking, get, post } from '../app-for-tests.ts'
import { NOW } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { type LogLevel, openLog } from './log.ts'
import { requestLog } from './request-log.ts'

/** The log as it is written, line by line. */
function written(level: LogLevel) {
  let text = ''
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  const lines = (): Record<string, unknown>[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { log: openLog(level, sink), lines, text: () => text }
}

describe.each(bothDatabases.slice(0, 1))('the log', (database) => {
  describe.skipIf(database.isMissing)('of requests', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    it('says which request, what route, how it ended and how long it took', async () => {
      const { log, lines } = written('info')
      const app = createApp({ db: api.db, now: () => NOW, log })
      await get(app, '/posts/post-1?utm_source=ada')
      await post(app, '/site_tours/book', booking())
      await get(app, '/nowhere/ada@example.com')
      await app.request('/readyz')
      expect(
        lines().map(({ level, msg, method, route, status }) => [level, msg, method, route, status]),
      ).toEqual([
        [30, 'request', 'GET', '/api/v2/posts/:slug', 200],
        [30, 'request', 'POST', '/api/v2/site_tours/book', 200],
        [30, 'request', 'GET', 'unknown', 404],
      ])
      for (const { time, request, ms } of lines()) {
        expect([time, request, ms]).toEqual([
          expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          expect.stringMatching(/^[0-9a-f-]{36}$/),
          expect.any(Number),
        ])
      }
      expect(new Set(lines().map(({ request }) => request)).size).toBe(3)
    })

    it('holds nothing that a person typed, whatever goes wrong', async () => {
      const { log, text } = written('debug')
      const app = createApp({ db: api.db, now: () => NOW, log })
      const personal = {
        firstname: 'Zzname',
        email: 'zz@private.example',
        phoneNumber: '08099887766',
        reason: 'Zzwhy',
      }
      const broken = createApp({ db: api.db, now: () => new Date(Number.NaN), log })
      for (const to of [app, broken]) {
        await post(to, '/site_tours/book?email=zz@private.example', booking(personal))
        await post(to, '/virtual_teams/apply', application(personal), { Referer: 'http://site/Zzwhy' })
        await post(to, '/site_tours/book', `{"firstname":"Zzname", broken`)
        await get(to, '/posts?text=Zzname')
      }
      expect(text()).toMatch(/"fault"/)
      expect(text()).not.toMatch(/zz|private|0809988/i)
    })

    it('leaves personal fields out even if somebody adds them', () => {
      const { log, text } = written('info')
      const careless = { level: 'info', msg: 'x', email: 'zz@private.example', request: 'r' } as const
      log(careless)
      log({ ...careless, fault: { name: 'E', ...{ firstname: 'Zz' } } })
      expect(text()).not.toMatch(/zz/i)
      expect(text()).toContain('"request":"r"')
    })

    it.each([
      ['warn', 0],
      ['silent', 0],
      ['debug', 2],
    ] as const)('at the level %s has %i of these two lines', async (level, count) => {
      const { log, lines } = written(level)
      const app = new Hono().use(requestLog(log, 'info')).get('/', (c) => c.text('fine'))
      await app.request('/')
      await app.request('/')
      expect(lines()).toHaveLength(count)
    })
  })
})
