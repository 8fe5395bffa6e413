import { count, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { createApp } from '../app.ts'
import { type AppForTests, appForAll, application, booking, get, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { done } from '../http/answers.ts'
import { readBookings } from '../office/read-bookings.ts'
import { answerOnce, forgetExpiredKeys } from './idempotency.ts'

const BOOK = '/site_tours/book'
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const daily = (bookedDate: string, email: string) =>
  booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate, email })
const laterApp = (api: AppForTests, days: number) =>
  createApp({ db: api.db, now: () => new Date(NOW.getTime() + days * 86_400_000), log: () => undefined })

describe.each(bothDatabases)('a request with a key on $name', (database) => {
  describe.skipIf(database.isMissing)('is carried out at most once', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    const rowsOf = async (email: string) => {
      const [row] = await api.db.select({ rows: count() }).from(bookings).where(eq(bookings.email, email))
      return row?.rows
    }

    it('and a repeat gets the first answer again, quoted or not', async () => {
      const header = key()
      const first = await post(api.app, BOOK, daily('2026-11-22', 'repeat@example.com'), header)
      const quoted = { 'Idempotency-Key': `"${header['Idempotency-Key']}"` }
      const second = await post(api.app, BOOK, daily('2026-11-22', 'repeat@example.com'), quoted)
      expect([first.status, second.status]).toEqual([200, 200])
      expect(await second.json()).toEqual(await first.json())
      expect([first, second].map((answer) => answer.headers.get('Idempotency-Replayed'))).toEqual([
        null,
        'true',
      ])
      expect(await rowsOf('repeat@example.com')).toBe(1)
    })

    it('even when two hundred copies arrive at once', async () => {
      const header = key()
      const send = () => post(api.app, BOOK, daily('2026-11-23', 'storm@example.com'), header)
      const answers = await Promise.all(Array.from({ length: 200 }, send))
      const inFlight = answers.filter((answer) => answer.status === 409)
      for (const answer of inFlight) expect(answer.headers.get('Retry-After')).toBe('1')
      expect(answers.length - inFlight.length).toBe(answers.filter((answer) => answer.status === 200).length)
      expect((await send()).status).toBe(200)
      expect(await rowsOf('storm@example.com')).toBe(1)
    })

    it('and the office finds it by the reference that the phone showed', async () => {
      const header = key()
      await post(api.app, BOOK, daily('2026-11-22', 'named@example.com'), header)
      await post(api.app, BOOK, daily('2026-11-22', 'nameless@example.com'))
      const lines = await readBookings(api.db)
      const referenceOf = (email: string) => lines.find((line) => line.email === email)?.reference
      expect(referenceOf('named@example.com')).toBe(referenceCode(header['Idempotency-Key']))
      expect(referenceOf('nameless@example.com')).toBeNull()
    })

    it('and another request under the same key is refused', async () => {
      const header = key()
      await post(api.app, BOOK, daily('2026-11-24', 'one@example.com'), header)
      const other = await post(api.app, BOOK, daily('2026-11-24', 'two@example.com'), header)
      expect(other.status).toBe(422)
      expect(await rowsOf('two@example.com')).toBe(0)
    })

    it('while the same key on another call is another key', async () => {
      const header = key()
      await post(api.app, BOOK, daily('2026-11-24', 'both@example.com'), header)
      const applied = await post(
        api.app,
        '/virtual_teams/apply',
        application({ email: 'both@example.com' }),
        header,
      )
      expect(applied.status).toBe(200)
    })

    it('and a refusal is remembered too', async () => {
      const header = key()
      const cancelled = booking({ siteTourScheduleId: SCHEDULES.cancelled })
      const answers = [
        await post(api.app, BOOK, cancelled, header),
        await post(api.app, BOOK, cancelled, header),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([402, 402])
      expect(answers[1]?.headers.get('Idempotency-Replayed')).toBe('true')
    })

    it('and a fault leaves neither row nor key, so that the repeat succeeds', async () => {
      const header = key()
      const request = daily('2026-11-25', 'fault@example.com')
      await api.db.execute(sql`alter table bookings rename to bookings_gone`)
      const failed = await post(api.app, BOOK, request, header)
      await api.db.execute(sql`alter table bookings_gone rename to bookings`)
      expect(failed.status).toBe(500)
      const days = await get(
        api.app,
        '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=12&date=2026-11-25',
      )
      expect(days.status).toBe(200)
      expect((await post(api.app, BOOK, request, header)).status).toBe(200)
      expect(await rowsOf('fault@example.com')).toBe(1)
    })

    it('and its answer outlives the tour', async () => {
      const header = key()
      const request = daily('2026-11-26', 'late@example.com')
      await post(api.app, BOOK, request, header)
      const late = await post(laterApp(api, 20), BOOK, request, header)
      expect([late.status, late.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
    })

    it('for thirty days, after which the key is forgotten', async () => {
      const header = key()
      await post(api.app, BOOK, daily('2026-11-27', 'old@example.com'), header)
      const known = async () => {
        const where = eq(idempotencyKeys.key, header['Idempotency-Key'])
        return (await api.db.select().from(idempotencyKeys).where(where)).length
      }
      await forgetExpiredKeys(api.db, new Date(NOW.getTime() + 29 * 86_400_000))
      expect(await known()).toBe(1)
      await forgetExpiredKeys(api.db, new Date(NOW.getTime() + 31 * 86_400_000))
      expect(await known()).toBe(0)
    })

    it('and counts until then, also by a clock that has jumped', async () => {
      const header = key()
      const booked = daily('2026-11-27', 'first@example.com')
      const answers = [
        await post(api.app, BOOK, booked, header),
        await post(laterApp(api, 400), BOOK, booked, header),
        await post(api.app, BOOK, booked, header),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      expect(answers.map((answer) => answer.headers.get('Idempotency-Replayed'))).toEqual([
        null,
        'true',
        'true',
      ])
    })

    it('and no personal data is kept with the key', async () => {
      const header = key()
      const request = application({
        firstname: 'Private',
        lastname: 'Personally Private',
        email: 'private@example.com',
        reason: 'A private reason',
      })
      const first = await post(api.app, '/virtual_teams/apply', request, header)
      const second = await post(api.app, '/virtual_teams/apply', request, header)
      expect(await second.json()).toEqual(await first.json())
      const kept = JSON.stringify(await api.db.select().from(idempotencyKeys))
      expect(kept).not.toMatch(/private|\b(Ada|Obi)\b|@/i) // whole words: a key or a fingerprint may spell them
      expect(await api.db.$count(teamApplications, eq(teamApplications.email, 'private@example.com'))).toBe(1)
    })

    it('while a request without a key runs each time', async () => {
      for (const firstname of ['Ada', 'Bola']) {
        await post(api.app, BOOK, { ...daily('2026-11-28', 'keyless@example.com'), firstname })
      }
      expect(await rowsOf('keyless@example.com')).toBe(2)
    })

    it.each(['', 'abc', '"unclosed', '0000'])(
      'and the malformed key %j is a bad request',
      async (malformed) => {
        const header = { 'Idempotency-Key': malformed }
        const answer = await post(api.app, BOOK, daily('2026-11-28', 'bad@example.com'), header)
        expect(answer.status).toBe(400)
      },
    )
  })
})

describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'a running first attempt',
  (database) => {
    describe.skipIf(database.isMissing)('on $name', { timeout: 60_000 }, () => {
      const api = appForAll(database)

      it('answers its copy 409 with Retry-After', async () => {
        const header = key()
        const request = daily('2026-11-29', 'slow@example.com')
        const copy = await api.db.transaction(async (tx) => {
          // Another process that is working on this very key.
          const name = `${BOOK} ${header['Idempotency-Key']}`
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
          return post(api.app, BOOK, request, header)
        })
        expect([copy.status, copy.headers.get('Retry-After')]).toEqual([409, '1'])
        expect((await post(api.app, BOOK, request, header)).status).toBe(200)
      })

      it('is found by a copy that looked before its end and locked after it', async () => {
        const submission = {
          route: BOOK,
          key: crypto.randomUUID(),
          request: { seat: 1 },
          turn: null,
          refusals: null,
          now: NOW,
        }
        const twin = crypto.randomUUID()
        await answerOnce(api.db, { ...submission, key: twin, perform: async () => done('The first') })
        let attempts = 0
        const perform = async () => {
          attempts += 1
          await api.db.execute(sql`insert into idempotency_keys (route, key, fingerprint, status, body, created_at)
            select route, ${submission.key}, fingerprint, status, body, created_at
            from idempotency_keys where key = ${twin}`)
          return done('The copy')
        }
        const copy = await answerOnce(api.db, { ...submission, perform })
        expect([copy, attempts]).toEqual([{ ...done('The first'), replayed: true }, 1])
      })
    })
  },
)
