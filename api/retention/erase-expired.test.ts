import { describe, expect, it } from 'vitest'
import { appForAll, application, booking, post } from '../app-for-tests.ts'
import { SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { erasingForTests } from '../db/erasing-for-tests.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { upkeep } from '../process/upkeep.ts'
import { firstKeptDay } from './kept-until.ts'

describe('the first day that is kept', () => {
  it.each([
    ['2027-11-22', 12, '2026-11-22'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2027-03-31', 1, '2027-02-28'],
  ])('on %s for %i months is %s', (today, months, day) => expect(firstKeptDay(today, months)).toBe(day))
})

describe.each(bothDatabases)('what visitors sent, on $name', (database) => {
  describe.skipIf(database.isMissing)('is erased when its time is over', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const settings = { sampleData: false, applicationMonths: 6 }
    /** Returns what the log says of it. */
    const upkeepAt = async (now: string, { wipes: _, ...files } = erasingForTests()) => {
      const storage = { db: api.db, ...files, checkpoint: async () => undefined }
      const said: string[] = []
      await upkeep(storage, settings, new Date(now), ({ msg }) => said.push(msg))
      return said
    }
    /** After an upkeep three days before: a jump of the clock is believed by then. */
    const left = async (now: string) => {
      const files = erasingForTests()
      await upkeepAt(new Date(Date.parse(now) - 3 * 86_400_000).toISOString(), files)
      await upkeepAt(now, files)
      const rows = {
        bookings: await api.db.$count(bookings),
        applications: await api.db.$count(teamApplications),
      }
      return { ...rows, keys: await api.db.$count(idempotencyKeys), wipes: files.wipes() }
    }

    it('twelve months after the visit, and by the setting for applications', async () => {
      // The clock of these tests stands at 2026-11-20 in Lagos.
      const header = () => ({ 'Idempotency-Key': crypto.randomUUID() })
      const send = (bookedDate: string) =>
        post(
          api.app,
          '/site_tours/book',
          booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate }),
          header(),
        )
      expect((await send('2026-11-25')).status).toBe(200)
      expect((await send('2026-12-10')).status).toBe(200)
      expect((await post(api.app, '/virtual_teams/apply', application(), header())).status).toBe(200)

      const all = { bookings: 2, applications: 1 }
      expect(await left('2026-12-01T00:00:00Z')).toEqual({ ...all, keys: 3, wipes: 0 })
      expect(await left('2027-05-20T22:30:00Z')).toEqual({ ...all, keys: 0, wipes: 0 })
      expect(await left('2027-05-20T23:30:00Z')).toEqual({ ...all, applications: 0, keys: 0, wipes: 1 }) // the 21st in Lagos
      expect(await left('2027-11-25T12:00:00Z')).toEqual({ bookings: 2, applications: 0, keys: 0, wipes: 0 })
      expect(await left('2027-11-26T12:00:00Z')).toEqual({ bookings: 1, applications: 0, keys: 0, wipes: 1 })
      expect(await left('2027-12-11T12:00:00Z')).toEqual({ bookings: 0, applications: 0, keys: 0, wipes: 1 })
    })

    it('not by a clock that has jumped, until somebody has had three days to set it right', async () => {
      const siteTour = booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate: '2026-11-25' })
      await post(api.app, '/site_tours/book', siteTour, { 'Idempotency-Key': crypto.randomUUID() })
      const rows = async () => [await api.db.$count(bookings), await api.db.$count(idempotencyKeys)]

      expect(await upkeepAt('2026-11-20T12:00:00Z')).toEqual([])
      const believed = [expect.stringContaining('erased from 2028-01-04T12:00:00.000Z on.')]
      expect(await upkeepAt('2028-01-01T12:00:00Z')).toEqual(believed)
      expect(await upkeepAt('2028-01-01T11:59:59Z')).toEqual(believed) // a second process
      expect(await upkeepAt('2028-01-04T11:00:00Z')).toEqual(believed)
      expect(await rows()).toEqual([1, 1])

      expect(await upkeepAt('2026-11-22T12:00:00Z')).toEqual([]) // set right
      expect(await rows()).toEqual([1, 1])

      expect(await upkeepAt('2028-01-01T12:00:00Z')).toEqual(believed)
      expect(await upkeepAt('2028-01-04T12:00:00Z')).toEqual([])
      expect(await rows()).toEqual([0, 0])
    })
  })
})
