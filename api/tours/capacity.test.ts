import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appForAll, booking, post } from '../app-for-tests.ts'
import { DATED_DAY, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { sqlState } from '../db/retries.ts'
import { bookings } from '../db/schema/submissions.ts'
import { tourDays } from '../db/schema/tours.ts'

describe.each(bothDatabases)('twenty seats on $name', (database) => {
  describe.skipIf(database.isMissing)('are never oversold', { timeout: 180_000 }, () => {
    const api = appForAll(database)

    const rowsOf = async (date: string) => {
      const [row] = await api.db.select({ rows: count() }).from(bookings).where(eq(bookings.bookedDate, date))
      return row?.rows
    }

    it('when a thousand people ask at once, each with a key', async () => {
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, person) =>
          post(api.app, '/site_tours/book', booking({ email: `person${person}@example.com` }), {
            'Idempotency-Key': crypto.randomUUID(),
          }),
        ),
      )
      const statuses = answers.map((answer) => answer.status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      expect(statuses.filter((status) => status === 402)).toHaveLength(980)
      const refusal = answers.find((answer) => answer.status === 402)
      expect(await refusal?.json()).toEqual({ statusCode: 402, message: 'This Schedule is fully booked' })
      expect(await rowsOf(DATED_DAY)).toBe(20)
    })

    it('and are counted for each date by itself', async () => {
      const ask = (bookedDate: string, person: number) =>
        post(
          api.app,
          '/site_tours/book',
          booking({
            siteTourScheduleId: SCHEDULES.saturdays,
            bookedDate,
            email: `person${person}@example.com`,
          }),
        )
      const answers = await Promise.all(
        ['2026-11-21', '2026-11-28'].flatMap((date) => Array.from({ length: 25 }, (_, n) => ask(date, n))),
      )
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(40)
      expect([await rowsOf('2026-11-21'), await rowsOf('2026-11-28')]).toEqual([20, 20])
    })

    it('because the table itself refuses the twenty-first', async () => {
      const oversell = api.db.update(tourDays).set({ taken: 21 }).where(eq(tourDays.date, DATED_DAY))
      const fault = await oversell.then(
        () => null,
        (error: unknown) => error,
      )
      expect(sqlState(fault)).toBe('23514') // check violation
    })
  })
})
