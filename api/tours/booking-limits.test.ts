import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, booking, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { bookings } from '../db/schema/submissions.ts'
import { tourDays } from '../db/schema/tours.ts'
import type { LogEntry } from '../log/log.ts'

const BOOK = '/site_tours/book'
const ALREADY = { errors: { person: ['This person is already booked on this site tour'] } }
const keyed = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort()

describe.each(bothDatabases)('seats on $name', (database) => {
  describe.skipIf(database.isMissing)('go to one person once', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const appWith = (perEmail: number, perDay = Number.POSITIVE_INFINITY, now = NOW) =>
      createApp({
        db: api.db,
        now: () => now,
        log: () => undefined,
        submissions: { bookings: { perEmail, perDay } },
      })
    const rowsOf = async (email: string) => {
      const [row] = await api.db.select({ rows: count() }).from(bookings).where(eq(bookings.email, email))
      return row?.rows
    }
    const seatsOf = async (date: string) => {
      const days = await api.db.select().from(tourDays).where(eq(tourDays.date, date))
      return days.reduce((sum, { taken }) => sum + taken, 0)
    }
    const daily = (bookedDate: string, email: string, changes = {}) =>
      booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate, email, ...changes })

    it.each([
      ['without a key', () => ({})],
      ['under another key', keyed],
    ])('and a repeat %s is refused, in whatever case', async (how, headers) => {
      const date = how === 'without a key' ? '2026-11-22' : '2026-11-23'
      const email = 'One@example.com'
      expect((await post(api.app, BOOK, daily(date, email), headers())).status).toBe(200)
      const again = daily(date, 'one@EXAMPLE.com', { firstname: 'ADA', phoneNumber: '0800000000' })
      const answer = await post(api.app, BOOK, again, headers())
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject(ALREADY)
      expect(await seatsOf(date)).toBe(1)
    })

    it.each([
      ['letters of two signs', { firstname: 'Ọlá'.normalize('NFD') }],
      ['two blanks', { lastname: 'van  Obi' }],
      ['another case of Yoruba letters', { firstname: 'ỌLÁ' }],
      ['the names split elsewhere', { firstname: 'Ọlá van', lastname: 'Obi' }],
    ])('and one name in %s is one person', async (how, changes) => {
      const name = { firstname: 'Ọlá', lastname: 'van Obi' }
      const email = `${how.replaceAll(' ', '-')}@example.com`
      expect((await post(api.app, BOOK, daily('2026-12-03', email, name), keyed())).status).toBe(200)
      const again = await post(api.app, BOOK, daily('2026-12-03', email, { ...name, ...changes }), keyed())
      expect([again.status, await again.json()]).toEqual([422, expect.objectContaining(ALREADY)])
      expect(await rowsOf(email)).toBe(1)
    })

    it('while another person with the same e-mail, another date and another tour are new bookings', async () => {
      const email = 'family@example.com'
      const asked = [
        daily('2026-11-24', email),
        daily('2026-11-24', email, { firstname: 'Bola' }),
        daily('2026-11-25', email),
        booking({ email }),
      ]
      for (const request of asked) expect((await post(api.app, BOOK, request)).status).toBe(200)
      expect(await rowsOf(email)).toBe(4)
    })

    it('when thirty copies come at once, each under its own key', async () => {
      const copies = Array.from({ length: 30 }, () =>
        post(api.app, BOOK, daily('2026-11-26', 'thirty@example.com'), keyed()),
      )
      const statuses = statusesOf(await Promise.all(copies))
      expect(statuses).toEqual([200, ...Array(29).fill(422)])
      expect(await seatsOf('2026-11-26')).toBe(1)
    })

    it.each([
      ['with keys', '2026-11-27', keyed],
      ['without', '2026-11-28', () => ({})],
    ])(
      'and one e-mail takes no more than its seats of a day, thirty at once, %s',
      async (how, date, headers) => {
        const app = appWith(5)
        const email = `${how.replace(' ', '-')}@example.com`
        const asked = Array.from({ length: 20 }, (_, n) =>
          post(app, BOOK, daily(date, email, { lastname: `Obi ${n}` }), headers()),
        )
        const answers = await Promise.all(asked)
        expect(statusesOf(answers)).toEqual([...Array(5).fill(200), ...Array(15).fill(422)])
        const refusal = answers.find(({ status }) => status === 422)
        expect(await refusal?.json()).toMatchObject({ errors: { email: [expect.stringContaining('today')] } })
        expect([await rowsOf(email), await seatsOf(date)]).toEqual([5, 5])
        const tomorrow = appWith(5, undefined, new Date(NOW.getTime() + 86_400_000))
        expect((await post(tomorrow, BOOK, daily('2026-11-30', email))).status).toBe(200)
      },
    )

    it('and a day has its bound for all, shared by two processes; later is asked again', async () => {
      const today = await api.db.$count(bookings)
      const apps = [appWith(100, today + 3), appWith(100, today + 3)] as const
      const ask = (n: number) =>
        post(apps[n % 2 ? 1 : 0], BOOK, daily('2026-12-01', `day-${n}@example.com`), keyed())
      expect(statusesOf([await ask(0), await ask(0 + 2), await ask(4)])).toEqual([200, 200, 200])
      const refused = [await ask(1), await ask(6)]
      expect(statusesOf(refused)).toEqual([429, 429])
      // 22:30 of November 20 in Lagos: the next day begins in ninety minutes.
      expect(refused[0]?.headers.get('Retry-After')).toBe('5400')
      expect(await seatsOf('2026-12-01')).toBe(3)
    })

    it('and the log warns once when nobody can book any more that day', async () => {
      const entries: LogEntry[] = []
      const perDay = 1 + (await api.db.$count(bookings))
      const app = createApp({
        db: api.db,
        now: () => NOW,
        log: (entry) => entries.push(entry),
        submissions: { bookings: { perEmail: 10, perDay } },
      })
      const statuses = []
      for (const n of [1, 2, 3]) {
        statuses.push((await post(app, BOOK, daily('2026-12-02', `last${n}@example.com`))).status)
      }
      expect(statuses).toEqual([200, 429, 429])
      expect(entries.filter(({ level }) => level === 'warn')).toEqual([
        { level: 'warn', msg: expect.stringContaining(`BOOKINGS_PER_DAY=${perDay}`) },
      ])
    })
  })
})
