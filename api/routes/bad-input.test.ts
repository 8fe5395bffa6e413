import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRefusal } from '#contract/records/envelope.ts'
import { createApp } from '../app.ts'
import { appForAll, application, booking, get, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import { tourDays } from '../db/schema/tours.ts'

const BOOK = '/site_tours/book'
const APPLY = '/virtual_teams/apply'
const LEAK = /at .*\.ts|select |insert |node_modules|Failed query|\/api\/(db|routes)/i

describe.each(bothDatabases)('bad input on $name', (database) => {
  describe.skipIf(database.isMissing)('is refused in the documented shape', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    const rows = async () => (await api.db.$count(bookings)) + (await api.db.$count(teamApplications))

    it.each([
      ['firstname', ''],
      ['firstname', '   '],
      ['firstname', null],
      ['firstname', 7],
      ['firstname', { a: 1 }],
      ['firstname', 'x'.repeat(101)],
      ['lastname', undefined],
      ['email', 'ada'],
      ['email', 'ada@'],
      ['email', 'a b@example.com'],
      ['email', `${'x'.repeat(250)}@example.com`],
      ['phoneNumber', 'call me'],
      ['phoneNumber', '1'.repeat(41)],
      ['siteTourScheduleId', 'first'],
      ['siteTourScheduleId', 1.5],
      ['siteTourScheduleId', []],
      ['bookedDate', '30/11/2026'],
      ['bookedDate', '2026-02-30'],
      ['bookedDate', 20261130],
      ['bookedDate', '2026-11-20'],
      ['bookedDate', '2026-11-19'],
      ['bookedDate', '2026-12-01'],
    ])('%s = %j is 422 with error and errors, and no message', async (field, value) => {
      const before = await rows()
      const answer = await post(api.app, BOOK, booking({ [field]: value }))
      const body: unknown = await answer.json()
      expect(answer.status).toBe(422)
      expect(Object.keys(parseRefusal(body).fieldErrors)).toEqual([field])
      expect(body).toMatchObject({ statusCode: 422, error: parseRefusal(body).fieldErrors[field] })
      expect(body).not.toHaveProperty('message')
      expect(await rows()).toBe(before)
    })

    it.each([
      ['today', '2026-11-20', NOW],
      [
        'today, as it has just begun in Lagos and not in London',
        '2026-11-21',
        new Date('2026-11-20T23:30:00Z'),
      ],
    ])('a daily tour of %s is 422, although it is offered', async (_, bookedDate, now) => {
      const app = createApp({ db: api.db, now: () => now })
      const answer = await post(app, BOOK, booking({ siteTourScheduleId: SCHEDULES.daily, bookedDate }))
      const words = 'The booked date field must be a date after today.'
      expect([answer.status, await answer.json()]).toMatchObject([422, { error: words }])
    })

    it.each([
      [999, 'Site Tour Schedule not found'],
      [-1, 'Site Tour Schedule not found'],
      [99999999999999, 'Site Tour Schedule not found'],
      [SCHEDULES.cancelled, 'This site Tour schedule has been cancelled'],
    ])('the schedule %i is 402: %s', async (siteTourScheduleId, message) => {
      const answer = await post(api.app, BOOK, booking({ siteTourScheduleId }))
      expect([answer.status, await answer.json()]).toEqual([402, { statusCode: 402, message }])
    })

    it('a full tour is 402', async () => {
      const last = booking({ siteTourScheduleId: SCHEDULES.oneSeat, bookedDate: '2026-12-02' })
      const other = { ...last, email: 'late@example.com' }
      const answers = [await post(api.app, BOOK, last), await post(api.app, BOOK, other)]
      expect(answers.map((answer) => answer.status)).toEqual([200, 402])
      expect(await answers[0]?.json()).toEqual({
        statusCode: 200,
        data: null,
        message: 'Site Tour Booked Successfully',
      })
    })

    it('a repeated application is 422 on the e-mail, whatever its case', async () => {
      const first = await post(api.app, APPLY, application({ email: 'Repeat@example.com' }))
      expect(await first.json()).toMatchObject({
        statusCode: 200,
        data: { location: 'Ibadan', firstname: 'Ada' },
      })
      const second = await post(api.app, APPLY, application({ email: 'repeat@EXAMPLE.com' }))
      expect([second.status, await second.json()]).toEqual([
        422,
        {
          statusCode: 422,
          error: 'The email has already been taken.',
          errors: { email: ['The email has already been taken.'] },
        },
      ])
    })

    it.each(['{', '', 'ada', '{"a":}', '\u0000'])('the body %j is 400', async (body) => {
      expect((await post(api.app, BOOK, body)).status).toBe(400)
    })

    it.each([[], null, 'text', 12, { __proto__: null, constructor: {} }])(
      'the JSON %j is 422',
      async (body) => {
        expect((await post(api.app, BOOK, JSON.stringify(body))).status).toBe(422)
      },
    )

    it('a body above 16 KB is 413, announced or not', async () => {
      const large = JSON.stringify(application({ reason: 'x'.repeat(17_000) }))
      expect((await post(api.app, APPLY, large)).status).toBe(413)
      const stream = new Blob([large]).stream()
      const request = new Request('http://site/api/v2/virtual_teams/apply', {
        method: 'POST',
        body: stream,
        headers: { 'Content-Type': 'application/json' },
        duplex: 'half',
      } as RequestInit)
      expect((await api.app.request(request)).status).toBe(413)
    })

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
      'the content type %j is 415',
      async (type) => {
        expect((await post(api.app, BOOK, booking(), { 'Content-Type': type })).status).toBe(415)
      },
    )

    it('an unknown address is 404 as JSON', async () => {
      for (const path of ['/none', '/site_tours/book', '/posts/a/b']) {
        const answer = await get(api.app, path)
        expect([path, answer.status, await answer.json()]).toEqual([
          path,
          404,
          { statusCode: 404, message: 'Not found' },
        ])
      }
    })

    it('control characters and unknown fields are dropped, words are kept', async () => {
      const request = application({
        firstname: ' A\u0000d\u202ea ',
        location: 'Ìbàdàn\r\nOyo',
        reason: 'One\r\nTwo\u0007',
        email: 'clean@example.com',
        admin: true,
      })
      const answer = await post(api.app, APPLY, request)
      expect(await answer.json()).toMatchObject({
        data: { firstname: 'A d a', location: 'Ìbàdàn Oyo', reason: 'One\nTwo' },
      })
    })

    it('and no random body is a fault, a leak or half a row', async () => {
      const noise = fc.oneof(
        fc.json(),
        fc.jsonValue().map((value) => JSON.stringify(booking({ firstname: value, phoneNumber: value }))),
        fc.jsonValue().map((value) => JSON.stringify(booking({ siteTourScheduleId: value }))),
        fc
          .string({ unit: 'binary' })
          .map((text) => JSON.stringify(booking({ firstname: text, lastname: text }))),
      )
      await fc.assert(
        fc.asyncProperty(noise, async (body) => {
          const answer = await post(api.app, BOOK, body)
          expect([200, 400, 402, 413, 422]).toContain(answer.status)
          expect(await answer.text()).not.toMatch(LEAK)
        }),
        { numRuns: 200 },
      )
      const taken = await api.db.select({ taken: tourDays.taken }).from(tourDays)
      const seats = taken.reduce((sum, day) => sum + day.taken, 0)
      expect(seats).toBe(await api.db.$count(bookings))
    })
  })
})
