import { setTimeout } from 'node:timers/promises'
import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appForAll, booking, get, post } from '../app-for-tests.ts'
import { DATED_DAY, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { sqlState } from '../db/retries.ts'
import { bookings } from '../db/schema/submissions.ts'
import { siteTourSchedules, tourDays } from '../db/schema/tours.ts'

describe.each(bothDatabases)('twenty seats on $name', (database) => {
  describe.skipIf(database.isMissing)('are never oversold', { timeout: 180_000 }, () => {
    const api = appForAll(database)

    const rowsOf = async (date: string) => {
      const [row] = await api.db.select({ rows: count() }).from(bookings).where(eq(bookings.bookedDate, date))
      return row?.rows
    }

    /** A busy server says 503 to those who waited long. As phones do, they ask again with their key. */
    const askUntilAnswered = async (request: object): Promise<Response> => {
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      for (;;) {
        const answer = await post(api.app, '/site_tours/book', request, key)
        if (answer.status !== 503) return answer
        await setTimeout(100)
      }
    }

    it('when a thousand people ask at once, each with a key', async () => {
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, person) =>
          askUntilAnswered(booking({ email: `person${person}@example.com` })),
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
        askUntilAnswered(
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

    it('and are as many as the owner wrote last, on dates with bookings too', async () => {
      const [id, date] = [SCHEDULES.daily, '2026-12-10']
      const setSlots = (slots: number) =>
        api.db.update(siteTourSchedules).set({ slots }).where(eq(siteTourSchedules.id, id))
      const ask = async (person: number) => {
        const request = { siteTourScheduleId: id, bookedDate: date, email: `person${person}@example.com` }
        return (await post(api.app, '/site_tours/book', booking(request))).status
      }
      const isOffered = async () => {
        const answer = await get(api.app, '/site_tours/filter_schedules?packageId=12')
        return (await answer.text()).includes(date)
      }
      expect([await ask(1), await ask(2)]).toEqual([200, 200])
      for (const slots of [2, 1]) {
        await setSlots(slots)
        expect([await ask(3), await isOffered()], `with ${slots}`).toEqual([402, false])
      }
      await setSlots(3)
      expect([await isOffered(), await ask(3), await isOffered(), await ask(4)]).toEqual([
        true,
        200,
        false,
        402,
      ])
      await setSlots(25)
      expect([await isOffered(), await ask(4)]).toEqual([true, 200])
    })

    it('and where the owner wrote 0, no date is offered and a booking is refused', async () => {
      const id = SCHEDULES.daily
      await api.db.update(siteTourSchedules).set({ slots: 0 }).where(eq(siteTourSchedules.id, id))
      for (const asked of ['?packageId=12', '?packageId=12&date=2026-12-11']) {
        const answer = await get(api.app, `/site_tours/filter_schedules${asked}`)
        expect((await answer.json()).data, asked).toEqual([])
      }
      const request = booking({ siteTourScheduleId: id, bookedDate: '2026-12-11' })
      expect((await post(api.app, '/site_tours/book', request)).status).toBe(402)
    })
  })
})
