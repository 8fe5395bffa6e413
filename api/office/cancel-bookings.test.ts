import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createApp } from '../app.ts'
import { appForAll, booking, post } from '../app-for-tests.ts'
import { DATED_DAY, NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { erasingForTests } from '../db/erasing-for-tests.ts'
import { bookings, idempotencyKeys } from '../db/schema/submissions.ts'
import { tourDays } from '../db/schema/tours.ts'
import { carryOut } from './carry-out.ts'
import { type Command, commandSchema } from './command.ts'
import { wipeKeys } from './erase.ts'

const OTHER_DAY = '2026-11-25'

describe.each(bothDatabases)('many bookings at once on $name', (database) => {
  describe.skipIf(database.isMissing)('are for the office', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const { wipes, ...files } = erasingForTests()
    const ask = (command: Command) => carryOut({ db: api.db, ...files }, command, NOW)
    /** Books and returns the id. */
    const book = async (email: string, changes = {}, { app = api.app, key = crypto.randomUUID() } = {}) => {
      await post(app, '/site_tours/book', booking({ email, ...changes }), { 'Idempotency-Key': key })
      const [row] = await api.db.select().from(bookings).where(eq(bookings.email, email))
      return row?.id ?? 0
    }
    const otherDay = { siteTourScheduleId: SCHEDULES.daily, bookedDate: OTHER_DAY }
    const taken = async (scheduleId: number, date: string) => {
      const ofDay = and(eq(tourDays.scheduleId, scheduleId), eq(tourDays.date, date))
      return (await api.db.select().from(tourDays).where(ofDay))[0]?.taken
    }
    const held = async () => (await api.db.select().from(bookings)).map(({ email }) => email)

    it('listed by the day they came, the day of the tour or their ids', async () => {
      const dayBefore = createApp({ db: api.db, now: () => new Date('2026-11-19T22:59:59Z') })
      const before = await book('before@example.com', {}, { app: dayBefore })
      const dated = await book('dated@example.com')
      const other = await book('other@example.com', otherDay)
      const list = (which: object) =>
        ask(v.parse(commandSchema, { ask: 'list-bookings', format: 'table', which }))
      expect(await list({ day: '2026-11-19' })).toMatch(
        new RegExp(
          `before@.*\nBookings: 1\\. With --ids ${before}-${before} --day 2026-11-19 --cancel these .*\n$`,
        ),
      )
      expect(await list({ tourDay: DATED_DAY })).toMatch(
        new RegExp(
          `before@.*\n.*dated@.*\nBookings: 2\\. With --ids ${before}-${dated} --tour-day ${DATED_DAY} --cancel`,
        ),
      )
      expect(await list({ ids: `${dated}-${other}`, tourDay: OTHER_DAY })).toMatch(
        /^id.*\n.*other@.*\nBookings: 1\./,
      )
      expect(await list({ day: '9999-12-31' })).toBe('There is no such booking.\n')
      const csv = { ask: 'list-bookings', format: 'csv', which: { ids: `${dated}-${dated}` } } as const
      expect((await ask(csv)).trim().split('\r\n')).toEqual([
        expect.any(String),
        expect.stringContaining('dated@'),
      ])
    })

    it('cancelled together: each seat is free again, no key knows them, and the files are cleared once', async () => {
      const free = [await taken(1, DATED_DAY), await taken(SCHEDULES.daily, OTHER_DAY)]
      const key = crypto.randomUUID()
      const first = await book('spam1@example.com', {}, { key })
      await book('spam2@example.com')
      const last = await book('spam3@example.com', otherDay)
      await book('later@example.com')
      const wiped = wipes()
      const cancel = { ask: 'cancel-bookings', which: { ids: `${first}-${last}` } } as const
      expect(await ask(cancel)).toBe(
        ['spam1', 'spam2', 'spam3'].reduce(
          (words, name, at) => `${words}${Number(first) + at} Ada Obi (${name}@example.com)\n`,
          'Cancelled, and their seats are free again: 3 bookings.\n',
        ),
      )
      expect(wipes()).toBe(wiped + 1)
      expect([await taken(1, DATED_DAY), await taken(SCHEDULES.daily, OTHER_DAY)]).toEqual([
        (free[0] ?? 0) + 1,
        free[1],
      ])
      expect(await held()).toContain('later@example.com')
      expect((await held()).join()).not.toContain('spam')
      const [kept] = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      expect(kept?.fingerprint).toBe('')
      await book('spam1@example.com', {}, { key })
      expect(await held(), 'and a late repeat books nothing').not.toContain('spam1@example.com')
      await expect(ask(cancel)).rejects.toThrow('There is no such booking.')
    })

    it('cancelled for one day of tours: who booked another one meanwhile keeps the seat', async () => {
      const first = await book('prank1@example.com')
      await book('honest@example.com', otherDay)
      const last = await book('prank2@example.com')
      const which = { ids: `${first}-${last}`, tourDay: DATED_DAY }
      expect(await ask({ ask: 'cancel-bookings', which })).toMatch(
        /: 2 bookings\.\n.+prank1.+\n.+prank2.+\n$/,
      )
      expect(await held()).toContain('honest@example.com')
    })

    it('never cancelled unless their ids were named: who booked after the list was made is not in it', () => {
      for (const which of [undefined, {}, { day: '2026-11-20' }, { tourDay: DATED_DAY }, { ids: '' }])
        expect(v.safeParse(commandSchema, { ask: 'cancel-bookings', which }).success).toBe(false)
    })

    it('wiped from more keys than a statement has places for', async () => {
      const key = crypto.randomUUID()
      await book('flood@example.com', {}, { key })
      await wipeKeys(api.db, [...Array<string>(70_000).fill('none'), key], [])
      const ofKey = and(eq(idempotencyKeys.route, endpoints.bookTour()), eq(idempotencyKeys.key, key))
      const [kept] = await api.db.select().from(idempotencyKeys).where(ofKey)
      expect(kept?.fingerprint).toBe('')
    })
  })
})
