import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { booking, post } from '../app-for-tests.ts'
import { addDays } from '../lagos-date.ts'
import { contentForTests, DATED_DAY, NOW, SCHEDULES, TODAY } from './content-for-tests.ts'
import type { OpenDatabase } from './database.ts'
import { bothDatabases } from './databases-for-tests.ts'
import { siteTourSchedules } from './schema/tours.ts'
import { seedDatabase } from './seed-loader.ts'

describe.each(bothDatabases)('the sample tours on $name', (database) => {
  describe.skipIf(database.isMissing)('when the days of its tours have passed', { timeout: 60_000 }, () => {
    let open: OpenDatabase
    beforeAll(async () => {
      open = await database.open()
      await seedDatabase(open.db, TODAY, contentForTests)
      await post(createApp({ db: open.db, now: () => NOW }), '/site_tours/book', booking())
      await seedDatabase(open.db, '2026-12-24', contentForTests)
    })
    afterAll(() => open?.close())

    const datesOf = async (sampleId: number) =>
      open.db
        .select({ id: siteTourSchedules.id, date: siteTourSchedules.availableDate })
        .from(siteTourSchedules)
        .where(eq(siteTourSchedules.sampleId, sampleId))
        .orderBy(siteTourSchedules.id)

    it('keeps a booked tour as it was and adds one ahead', async () => {
      expect(await datesOf(1)).toEqual([
        { id: 1, date: DATED_DAY },
        { id: expect.any(Number), date: '2027-01-03' },
      ])
    })

    it('moves a tour that nobody booked and keeps its row', async () => {
      expect(await datesOf(6)).toEqual([{ id: 6, date: '2027-01-03' }])
    })

    it('leaves a tour that repeats itself alone', async () => {
      expect(await datesOf(2)).toEqual([{ id: 2, date: null }])
    })

    it('does so once', async () => {
      await seedDatabase(open.db, '2026-12-24', contentForTests)
      const [row] = await open.db.select({ rows: count() }).from(siteTourSchedules)
      expect(row?.rows).toBe(contentForTests.schedules.length + 1)
    })

    it('brings a tour back that a clock which ran ahead has moved, and none that somebody booked', async () => {
      const ahead = await database.open()
      await seedDatabase(ahead.db, '2027-11-20', contentForTests)
      const now = () => new Date('2027-11-20T12:00:00Z')
      const request = booking({ bookedDate: '2027-11-30' })
      expect((await post(createApp({ db: ahead.db, now }), '/site_tours/book', request)).status).toBe(200)
      for (const _ of ['once', 'again']) await seedDatabase(ahead.db, TODAY, contentForTests)
      const rows = await ahead.db.query.siteTourSchedules.findMany({ orderBy: siteTourSchedules.id })
      const dates = rows.map(({ sampleId, availableDate }) => [sampleId, availableDate])
      expect(dates.filter(([id]) => id === 6)).toEqual([[6, DATED_DAY]])
      expect(dates.filter(([id]) => id === 1)).toEqual([
        [1, '2027-11-30'],
        [1, DATED_DAY],
      ])
      await ahead.close()
    })

    it('leaves a tour on the later day that somebody gave it', async () => {
      const later = await database.open()
      await seedDatabase(later.db, TODAY, contentForTests)
      const planned = { availableDate: addDays(TODAY, 90) }
      await later.db.update(siteTourSchedules).set(planned).where(eq(siteTourSchedules.sampleId, 6))
      await seedDatabase(later.db, TODAY, contentForTests)
      const rows = await later.db.select().from(siteTourSchedules).where(eq(siteTourSchedules.sampleId, 6))
      expect(rows).toMatchObject([planned])
      await later.close()
    })

    it('leaves the row of a tour alone that was given a date, where the sample has none', async () => {
      const given = { recurrent: false, recurrentDay: null, availableDate: '2026-12-20' }
      await open.db.update(siteTourSchedules).set(given).where(eq(siteTourSchedules.id, SCHEDULES.saturdays))
      await seedDatabase(open.db, '2026-12-24', contentForTests)
      expect(await datesOf(SCHEDULES.saturdays)).toEqual([{ id: SCHEDULES.saturdays, date: '2026-12-20' }])
    })

    // PGlite runs one transaction at a time.
    it.skipIf(database.name === 'PGlite')('does so once also when two processes begin together', async () => {
      const now = () => new Date('2026-12-24T12:00:00Z')
      const tour = (await datesOf(1)).at(-1)?.id
      const again = booking({ siteTourScheduleId: tour, bookedDate: '2027-01-03' })
      expect((await post(createApp({ db: open.db, now }), '/site_tours/book', again)).status).toBe(200)
      const load = () => seedDatabase(open.db, '2027-01-04', contentForTests)
      const waiting = async () => {
        const [locks] = await open.db.select({ rows: count() }).from(sql`pg_locks`).where(sql`not granted`)
        return locks?.rows
      }
      const both = await open.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from packages for update`) // a new tour waits for the row of its package
        const loading = [load(), load()]
        await expect.poll(waiting).toBe(2)
        return { loaded: Promise.all(loading) }
      })
      await both.loaded
      expect((await datesOf(1)).map(({ date }) => date)).toEqual([DATED_DAY, '2027-01-03', '2027-01-14'])
    })
  })
})
