import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, application, booking, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { idempotencyKeys } from '../db/schema/submissions.ts'
import { done, refused } from '../http/answers.ts'
import type { LogEntry } from '../log/log.ts'
import { answerOnce } from './idempotency.ts'
import { refusalsOfDay } from './refusals-of-day.ts'

const BOOK = '/site_tours/book'
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const daily = (bookedDate: string, email: string) =>
  booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate, email })

describe.each(bothDatabases)('refusals on $name', (database) => {
  describe.skipIf(database.isMissing)('are stored', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    it('so many a day, of which the owner hears once; the rest are only told', async () => {
      const said: LogEntry[] = []
      const nothing = sql`status <> 200 or body::text like '%"id": null%'`
      const stored = () => api.db.$count(idempotencyKeys, nothing)
      const submissions = { refusalsPerDay: 2 + (await stored()), hidesApplicants: true }
      const parts = { db: api.db, submissions, log: (entry: LogEntry) => said.push(entry) }
      const app = createApp({ ...parts, now: () => NOW })
      const cancelled = booking({ siteTourScheduleId: SCHEDULES.cancelled })
      const refuse = async (header = key()) => (await post(app, BOOK, cancelled, header)).status
      const apply = async () =>
        (await post(app, '/virtual_teams/apply', application({ email: 'hidden@example.com' }), key())).status
      expect([await apply(), await refuse(), await apply()]).toEqual([200, 402, 200])
      expect([await apply(), await refuse()]).toEqual([200, 402])
      expect(await stored()).toBe(submissions.refusalsPerDay)
      const header = key()
      expect([await refuse(header), await refuse(header)]).toEqual([402, 402])
      const booked = await post(app, BOOK, daily('2026-11-25', 'honest@example.com'), header)
      const again = await post(app, BOOK, daily('2026-11-25', 'honest@example.com'), header)
      expect([booked.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
      expect(said.filter(({ level }) => level === 'warn')).toHaveLength(1)
      const tomorrow = createApp({ ...parts, now: () => new Date(NOW.getTime() + 86_400_000) })
      await post(tomorrow, BOOK, cancelled, key())
      expect(await stored()).toBe(submissions.refusalsPerDay + 1)
    })

    it('tell nobody who applied, also when no more are stored: neither repeat is said to be one', async () => {
      const submissions = { refusalsPerDay: 0, hidesApplicants: true }
      const postLimit = { capacity: 3, refillMs: 3_600_000, addressOf: () => '192.0.2.1' }
      const app = createApp({ db: api.db, submissions, now: () => NOW })
      const apply = async (to: typeof app, email: string, header: Record<string, string>) => {
        const answer = await post(to, '/virtual_teams/apply', application({ email }), header)
        return [answer.status, answer.headers.get('Idempotency-Replayed')]
      }
      await apply(app, 'known@example.com', key())
      for (const email of ['known@example.com', 'new@example.com']) {
        const header = key()
        const limited = createApp({ db: api.db, submissions, now: () => NOW, postLimit })
        const all = []
        for (let n = 0; n < 4; n++) all.push(await apply(limited, email, header))
        expect(all).toEqual([
          [200, null],
          [200, null],
          [200, null],
          [429, null],
        ])
      }
    })

    // PGlite runs one transaction at a time.
    it.skipIf(database.name === 'PGlite')(
      'never in place of an answer that came meanwhile, full or not',
      async () => {
        const request = { seat: 2 }
        const submission = { route: BOOK, key: crypto.randomUUID(), request, turn: null, now: NOW }
        const twin = crypto.randomUUID()
        await answerOnce(api.db, {
          ...submission,
          refusals: null,
          key: twin,
          perform: async () => done('The first'),
        })
        const perform = async () => {
          await api.db.execute(sql`insert into idempotency_keys (route, key, fingerprint, status, body, created_at)
            select route, ${submission.key}, fingerprint, status, body, created_at
            from idempotency_keys where key = ${twin}`)
          return refused('Booked already')
        }
        const refusals = refusalsOfDay(0, () => undefined)
        const copy = await answerOnce(api.db, { ...submission, refusals, perform })
        expect(copy).toEqual({ ...done('The first'), replayed: true })
      },
    )
  })
})
