import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { createApp } from '../app.ts'
import { appForAll, application, booking, post } from '../app-for-tests.ts'
import { DATED_DAY, NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { erasingForTests } from '../db/erasing-for-tests.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { siteTourSchedules, tourDays } from '../db/schema/tours.ts'
import { carryOut } from './carry-out.ts'
import { type Command, commandSchema } from './command.ts'

const BOOK = '/site_tours/book'
/** `NOW` is in UTC, an hour behind. */
const IN_LAGOS = new Date(NOW.getTime() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const APPLY = '/virtual_teams/apply'
const keyed = (key: string) => ({ 'Idempotency-Key': key })

describe.each(bothDatabases)('the office on $name', (database) => {
  describe.skipIf(database.isMissing)('does what it is asked for', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const { wipes, ...files } = erasingForTests()
    const ask = (command: Command) => carryOut({ db: api.db, ...files }, command, NOW)
    const book = (email: string, key: string = crypto.randomUUID(), changes = {}) =>
      post(api.app, BOOK, booking({ email, ...changes }), keyed(key))
    const taken = async () => {
      const rows = await api.db.select().from(tourDays).where(eq(tourDays.date, DATED_DAY))
      return rows[0]?.taken ?? 0
    }
    const idOf = async (emailKey: string) => {
      const ofEmail = eq(teamApplications.emailKey, emailKey)
      const [row] = await api.db.select({ id: teamApplications.id }).from(teamApplications).where(ofEmail)
      return row?.id
    }
    beforeAll(async () => void (await book('stays@example.com')))

    it('cancels by the reference that the phone shows, and frees the seat for the next', async () => {
      const key = crypto.randomUUID()
      await book('cancels@example.com', key)
      const before = await taken()
      const words = await ask({ ask: 'cancel-booking', reference: referenceCode(key).toLowerCase() })
      expect(words).toContain(
        `Cancelled, and the seat is free again: ${referenceCode(key)}, Ada Obi (cancels@`,
      )
      expect(await taken()).toBe(before - 1)
      expect((await book('cancels@example.com', key)).headers.get('Idempotency-Replayed')).toBe('true')
      expect(await taken()).toBe(before - 1) // a late repeat of the phone books nothing
      const [kept] = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      expect(kept?.fingerprint, 'and nothing of the person is left in the key').toBe('')
      await expect(ask({ ask: 'cancel-booking', reference: referenceCode(key) })).rejects.toThrow(
        'No booking has',
      )
    })

    it('reads O as 0, and I and L as 1, in a reference that was said or written down', async () => {
      await book('heard@example.com', '08030000-1111-4111-8111-111111111111')
      const reference = referenceCode('08030000-1111')
      const heard = reference.replaceAll('0', 'o').replace('1', 'l')
      expect(heard).toMatch(/o.*l|l.*o/)
      expect(await ask({ ask: 'cancel-booking', reference: heard })).toContain(
        `${reference}, Ada Obi (heard@`,
      )
    })

    it('asks for the id when two bookings share a reference', async () => {
      for (const end of ['1', '2']) {
        await book(`twin${end}@example.com`, `11111111-1111-4111-8111-11111111111${end}`)
      }
      const reference = referenceCode('11111111-1111')
      await expect(ask({ ask: 'cancel-booking', reference })).rejects.toThrow(/by its id: \d+, \d+\./)
      const [twin] = await api.db.select().from(bookings).where(eq(bookings.email, 'twin2@example.com'))
      expect(await ask({ ask: 'cancel-booking', reference: String(twin?.id) })).toContain('twin2@example.com')
    })

    it('says of a booking that its tour is cancelled', async () => {
      await book('called@example.com')
      const csv = async () => (await ask({ ask: 'list-bookings', format: 'csv' })).split('\r\n')
      const ofTour = eq(siteTourSchedules.id, SCHEDULES.dated)
      const line = async () => (await csv()).find((row) => row.includes('called@example.com'))
      expect([(await csv())[0], await line()]).toEqual([
        expect.stringContaining('"tour"'),
        expect.not.stringContaining('cancelled'),
      ])
      await api.db.update(siteTourSchedules).set({ cancelled: true }).where(ofTour)
      expect(await line()).toContain('"cancelled"')
      await api.db.update(siteTourSchedules).set({ cancelled: false }).where(ofTour)
    })

    it('lists applications', async () => {
      await post(api.app, APPLY, application({ email: 'lists@example.com', reason: '＝1+1' }))
      const csv = await ask({ ask: 'list-applications', format: 'csv' })
      expect(csv).toMatch(/^\ufeff"id","firstname"/)
      expect(csv).toContain(`"lists@example.com","Ibadan","'＝1+1"`)
    })

    it('lists some applications by their day in Lagos or their ids, and says how many they are', async () => {
      const dayBefore = createApp({ db: api.db, now: () => new Date('2026-11-19T22:59:59Z') })
      await post(dayBefore, APPLY, application({ email: 'day-before@example.com' }))
      await post(api.app, APPLY, application({ email: 'of-the-day@example.com' }))
      const before = await ask({ ask: 'list-applications', format: 'table', which: { day: '2026-11-19' } })
      expect(before).toContain('day-before@')
      expect(before).not.toContain('of-the-day@')
      expect(before).toMatch(
        /\nApplications: 1\. With --ids (\d+)-\1 --erase those with these ids are erased\.\n$/,
      )
      const id = await idOf('of-the-day@example.com')
      const some = { ask: 'list-applications', format: 'csv', which: { ids: `${id}-${id}` } } as const
      expect((await ask(some)).trim().split('\r\n')).toEqual([
        expect.any(String),
        expect.stringContaining('of-the-day@'),
      ])
      const none = { ids: `${id}-${id}`, day: '2026-11-19' }
      expect(await ask({ ask: 'list-applications', format: 'table', which: none })).toBe(
        'There is no such application.\n',
      )
    })

    it('erases many applications at once, and clears the files once', async () => {
      const key = crypto.randomUUID()
      for (const n of [1, 2, 3]) {
        const headers = n === 2 ? keyed(key) : {}
        await post(api.app, APPLY, application({ email: `spam${n}@example.com` }), headers)
      }
      const [first, last] = [await idOf('spam1@example.com'), await idOf('spam2@example.com')]
      const wiped = wipes()
      const ids = `${first}-${last}`
      expect(await ask({ ask: 'erase-applications', ids })).toBe('Erased: 2 applications.\n')
      expect(wipes()).toBe(wiped + 1)
      expect([await idOf('spam2@example.com'), await idOf('spam3@example.com')]).toEqual([
        undefined,
        expect.any(Number),
      ])
      const [kept] = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      expect(kept?.fingerprint).toBe('')
      await expect(ask({ ask: 'erase-applications', ids })).rejects.toThrow('There is no such application.')
    })

    it('never erases applications that were not named by their ids: who came after the list was made is not in it', () => {
      for (const some of [{}, { day: '2026-11-20' }, { ids: '' }])
        expect(v.safeParse(commandSchema, { ask: 'erase-applications', ...some }).success).toBe(false)
    })

    it('lists the last day that a calendar has', async () =>
      expect(await ask({ ask: 'list-applications', format: 'table', which: { day: '9999-12-31' } })).toBe(
        'There is no such application.\n',
      ))

    it('tells when each came by the clocks of Lagos, and says so', async () => {
      const lists = [
        await ask({ ask: 'list-bookings', format: 'csv' }),
        await ask({ ask: 'list-applications', format: 'table' }),
        await ask({ ask: 'show-person', who: { email: 'stays@example.com' } }),
      ]
      for (const list of lists) {
        expect(list).toContain('createdInLagos')
        expect(list).toContain(IN_LAGOS)
      }
    })

    it('shows a person everything that is held, however the address was typed', async () => {
      await book('Shown@Example.com')
      await post(api.app, APPLY, application({ email: 'shown@example.com' }))
      const shown = JSON.parse(await ask({ ask: 'show-person', who: { email: ' SHOWN@example.com' } }))
      expect([shown.bookings.length, shown.applications.length]).toEqual([1, 1])
      expect(shown.bookings[0]).toMatchObject({ phoneNumber: '08031234567', bookedDate: DATED_DAY })
      await expect(ask({ ask: 'show-person', who: { email: 'nobody@example.com' } })).rejects.toThrow(
        'Nothing is held about nobody@example.com.',
      )
    })

    it('corrects what is wrong, wherever it stands', async () => {
      await book('wrong@example.com')
      await post(api.app, APPLY, application({ email: 'wrong@example.com' }))
      const correction = {
        firstname: 'Adaeze',
        phoneNumber: null,
        email: 'Right@example.com',
        location: 'Jos',
      }
      expect(await ask({ ask: 'correct-person', who: { email: 'wrong@example.com' }, correction })).toBe(
        'Corrected: 1 bookings and 1 applications of wrong@example.com.\n',
      )
      const shown = JSON.parse(await ask({ ask: 'show-person', who: { email: 'right@example.com' } }))
      expect(shown.bookings[0]).toMatchObject({
        firstname: 'Adaeze',
        phoneNumber: null,
        email: 'Right@example.com',
      })
      expect(shown.applications[0]).toMatchObject({
        firstname: 'Adaeze',
        location: 'Jos',
        reason: 'I know people.',
      })
      await expect(
        ask({
          ask: 'correct-person',
          who: { email: 'right@example.com' },
          correction: { email: 'lists@example.com' },
        }),
      ).rejects.toThrow('There is an application from lists@example.com already')
    })

    it('denies nobody whom it holds, when what is to be corrected stands nowhere', async () => {
      await post(api.app, APPLY, application({ email: 'applied@example.com' }))
      const correct = (email: string) =>
        ask({ ask: 'correct-person', who: { email }, correction: { phoneNumber: '08031234567' } })
      await expect(correct('applied@example.com')).rejects.toThrow(
        'Nothing was changed: no phoneNumber is held in the 0 bookings and 1 applications of applied@',
      )
      await expect(correct('nobody@example.com')).rejects.toThrow('Nothing is held about nobody@')
    })

    it('shows, changes and erases nobody else who was booked under the same e-mail', async () => {
      const email = 'agent@example.com'
      await book(email, '22222222-2222-4222-8222-222222222222')
      await book(email, crypto.randomUUID(), { firstname: 'Bola' })
      await book(email, crypto.randomUUID(), {
        firstname: 'ADA',
        bookedDate: '2026-12-05',
        siteTourScheduleId: 2,
      })
      await post(api.app, APPLY, application({ email, firstname: 'Ngozi' }))
      const names = async () => {
        const who = { email, everybody: true }
        const { bookings, applications } = JSON.parse(await ask({ ask: 'show-person', who }))
        return [...bookings, ...applications].map(({ firstname }) => firstname)
      }
      const correction = { firstname: 'Adaeze' }
      const several =
        /^Several people share agent@\S+: Ada Obi \(AB-\w+, AB-\w+\), Bola Obi \(AB-\w+\), Ngozi Obi \(application \d+\)\. Nothing was (?:changed|shown): add --name/
      await expect(ask({ ask: 'correct-person', who: { email }, correction })).rejects.toThrow(several)
      await expect(ask({ ask: 'show-person', who: { email } })).rejects.toThrow(several)
      await expect(ask({ ask: 'erase-person', who: { email } })).rejects.toThrow(several)
      await expect(ask({ ask: 'erase-person', who: { email, name: 'Uche Obi' } })).rejects.toThrow(
        'Nothing is held about Uche Obi (agent@example.com). Under that e-mail: Ada Obi (',
      )
      expect(await names()).toEqual(['Ada', 'Bola', 'ADA', 'Ngozi'])

      expect(await ask({ ask: 'correct-person', who: { email, name: 'ada  obi' }, correction })).toMatch(
        'Corrected: 2 bookings and 0 applications of ada  obi (agent@example.com).',
      )
      expect(await names()).toEqual(['Adaeze', 'Bola', 'Adaeze', 'Ngozi'])
      expect(await ask({ ask: 'erase-person', who: { email, name: 'Adaeze Obi' } })).toMatch(
        /^Erased: 2 book/,
      )
      expect(await names()).toEqual(['Bola', 'Ngozi'])
      await ask({ ask: 'correct-person', who: { email }, correction: { location: 'Jos' } })
      expect(await ask({ ask: 'erase-person', who: { email, everybody: true } })).toMatch(
        /1 bookings .* 1 appl/,
      )
    })

    it('clears the files also when nobody is found: an erasure may have been broken off before', async () => {
      const wipeIfDue = vi.fn(async () => true)
      const again = { ask: 'erase-person', who: { email: 'nobody@example.com' } } as const
      const files = { ...erasingForTests(), wipeIfDue }
      await expect(carryOut({ db: api.db, ...files }, again, NOW)).rejects.toThrow('Nothing is held')
      expect(wipeIfDue).toHaveBeenCalledOnce()
    })

    it('says when the files could not be cleared of it yet', async () => {
      await book('still@example.com')
      const files = { ...erasingForTests(), wipeIfDue: async () => false }
      const erased = { ask: 'erase-person', who: { email: 'still@example.com' } } as const
      expect(await carryOut({ db: api.db, ...files }, erased, NOW)).toMatch(
        /^Erased: 1 .*\n.* may still hold/,
      )
    })

    it('erases a person from every table, and no repeat brings them back', async () => {
      const [bookingKey, applicationKey] = [crypto.randomUUID(), crypto.randomUUID()]
      const free = await taken()
      await book('erased@example.com', bookingKey)
      await book('erased@example.com', crypto.randomUUID(), {
        siteTourScheduleId: SCHEDULES.daily,
        bookedDate: '2026-11-25',
      })
      const request = application({ email: 'erased@example.com' })
      await post(api.app, APPLY, request, keyed(applicationKey))
      const wiped = wipes()
      expect(await ask({ ask: 'erase-person', who: { email: 'ERASED@example.com' } })).toBe(
        'Erased: 2 bookings (2 seats are free again) and 1 applications of ERASED@example.com.\n',
      )
      expect([await taken(), wipes()]).toEqual([free, wiped + 1])

      const repeats = [
        await book('erased@example.com', bookingKey),
        await post(api.app, APPLY, request, keyed(applicationKey)),
      ]
      expect(repeats.map((answer) => [answer.status, answer.headers.get('Idempotency-Replayed')])).toEqual([
        [200, 'true'],
        [200, 'true'],
      ])
      expect(await repeats[1]?.json()).toMatchObject({ data: null })
      const everything = JSON.stringify([
        await api.db.select().from(bookings),
        await api.db.select().from(teamApplications),
      ])
      expect(everything).not.toMatch(/erased@/i)
      const keys = await api.db.select().from(idempotencyKeys)
      for (const key of [bookingKey, applicationKey]) {
        expect(keys.find((row) => row.key === key)?.fingerprint).toBe('')
      }
      expect(everything).toContain('stays@example.com')
    })
  })
})
