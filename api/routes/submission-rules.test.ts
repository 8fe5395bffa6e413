import { describe, expect, it } from 'vitest'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { type AppParts, createApp } from '../app.ts'
import { appForAll, application, booking, get, post } from '../app-for-tests.ts'
import { NOW } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import type { LogEntry } from '../log/log.ts'

const BOOK = '/site_tours/book'
const APPLY = '/virtual_teams/apply'
const OURS = 'https://adbond.example'
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
let people = 0
const person = (changes = {}) => booking({ email: `person${++people}@example.com`, ...changes })

describe.each(bothDatabases.slice(0, 1))('an owner decides', (database) => {
  describe.skipIf(database.isMissing)('with settings', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const appWith = (parts: Omit<AppParts, 'db'>) =>
      createApp({ db: api.db, now: () => NOW, log: () => undefined, ...parts })
    const rows = async () => [
      await api.db.$count(bookings),
      await api.db.$count(teamApplications),
      await api.db.$count(idempotencyKeys),
    ]

    it.each([
      ['another site', { Origin: 'https://evil.example' }, 403],
      ['another site that sends a key', { Origin: 'https://evil.example', ...key() }, 403],
      ['a sandboxed page', { Origin: 'null' }, 403],
      ['a site whose name begins like ours', { Origin: `${OURS}.evil.example` }, 403],
      ['our site elsewhere', { Origin: OURS }, 200],
      ['the site of this server', { Origin: 'http://localhost', Host: 'localhost' }, 200],
      ['it behind a proxy', { Origin: 'https://x.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
      ['no page of a site', {}, 200],
    ])('that with ALLOWED_ORIGINS %s is answered', async (_, headers, status) => {
      const app = appWith({ allowedOrigins: [OURS] })
      const before = await api.db.$count(bookings)
      const answer = await post(app, BOOK, person(), headers as Record<string, string>)
      expect(answer.status).toBe(status)
      expect(await api.db.$count(bookings)).toBe(before + (status === 200 ? 1 : 0))
    })

    it('that others may still read, and may not ask to send', async () => {
      const app = appWith({ allowedOrigins: [OURS] })
      const read = await get(app, '/projects', { Origin: 'https://other.example' })
      expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*')
      const posing = { Origin: OURS, 'Access-Control-Request-Method': 'POST' }
      const posed = await get(app, '/projects', posing) // a copy on the way would give it to everybody
      expect([...posed.headers]).toEqual([...read.headers])
      const ask = (Origin: string) =>
        app.request(API_PREFIX + BOOK, {
          method: 'OPTIONS',
          headers: { Origin, 'Access-Control-Request-Method': 'POST' },
        })
      expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect((await ask(OURS)).headers.get('Access-Control-Allow-Origin')).toBe(OURS)
      const sent = await post(app, BOOK, person(), { Origin: OURS })
      expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(OURS)
    })

    it('that REQUIRE_KEY refuses a request without one, and stores nothing', async () => {
      const app = appWith({ submissions: { needsKey: true } })
      const before = await rows()
      expect((await post(app, BOOK, person())).status).toBe(400)
      expect(await rows()).toEqual(before)
      expect((await post(app, BOOK, person(), key())).status).toBe(200)
    })

    it('that nobody learns who applied', async () => {
      const app = appWith({ submissions: { hidesApplicants: true } })
      const first = application({ email: 'asked@example.com', reason: 'My own words' })
      const probe = application({ email: 'ASKED@example.com', firstname: 'Eve', reason: 'Is she there?' })
      const never = application({ email: 'never@example.com', firstname: 'Eve', reason: 'Is she there?' })
      const shown = async (answer: Response) => [answer.status, Object.keys((await answer.json()).data)]
      const one = await post(app, APPLY, first, key())
      const two = await post(app, APPLY, probe, key())
      expect(await two.clone().json()).toMatchObject({ data: { firstname: 'Eve', reason: 'Is she there?' } })
      expect(await shown(two)).toEqual(await shown(one))
      expect(await shown(await post(app, APPLY, never))).toEqual(await shown(await post(app, APPLY, probe)))
      const stored = await api.db.select().from(teamApplications)
      expect(stored.filter(({ emailKey }) => emailKey === 'asked@example.com')).toMatchObject([
        { firstname: 'Ada', reason: 'My own words' },
      ])
    })

    it('how many apply in a day: everybody later is asked to come back, whether he applied before or not', async () => {
      const entries: LogEntry[] = []
      const applicationsPerDay = 1 + (await api.db.$count(teamApplications))
      const submissions = { applicationsPerDay, hidesApplicants: true }
      const app = appWith({ submissions, log: (entry) => entries.push(entry) })
      const apply = (email: string, to = app) => post(to, APPLY, application({ email }), key())
      expect((await apply('last@example.com')).status).toBe(200)
      for (const email of ['last@example.com', 'later@example.com']) {
        const answer = await apply(email)
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '5400']) // 22:30 in Lagos
      }
      expect(await api.db.$count(teamApplications)).toBe(applicationsPerDay)
      expect(entries.filter(({ level }) => level === 'warn')).toEqual([
        { level: 'warn', msg: expect.stringContaining(`APPLICATIONS_PER_DAY=${applicationsPerDay}`) },
      ])
      const tomorrow = appWith({ submissions, now: () => new Date(NOW.getTime() + 86_400_000) })
      expect((await apply('later@example.com', tomorrow)).status).toBe(200)
    })

    it('nothing for a script in the trap: it gets the answer of a success, and no row', async () => {
      const before = await rows()
      const caught = await post(api.app, BOOK, person({ subject: 'http://spam.example' }), key())
      const honest = await post(api.app, BOOK, person())
      expect([caught.status, await caught.json()]).toEqual([honest.status, await honest.json()])
      const applied = await post(api.app, APPLY, application({ subject: 'spam' }))
      expect(applied.status).toBe(200)
      const [seats = 0, ...others] = before
      expect(await rows()).toEqual([seats + 1, ...others])
    })

    it.each([
      [0, 422],
      [299, 422],
      [300, 200],
      [40 * 86_400_000, 200],
      [undefined, 200],
      [null, 200],
      ['fast', 200],
    ])('that a form sent after %j ms is answered %i', async (formAge, status) => {
      const app = appWith({ submissions: { shortestFormMs: 300 } })
      const before = await rows()
      const header = key()
      const answer = await post(app, BOOK, person({ formAge, subject: ' ' }), header)
      expect(answer.status).toBe(status)
      if (status === 422) expect(await rows()).toEqual(before)
    })

    it('and pressing again after a quick press books under the same key', async () => {
      const app = appWith({ submissions: { shortestFormMs: 300 } })
      const header = key()
      const request = person()
      const statuses = []
      for (const formAge of [10, 2_000, 90_000]) {
        statuses.push((await post(app, BOOK, { ...request, formAge }, header)).status)
      }
      expect(statuses).toEqual([422, 200, 200])
    })
  })
})
