import { describe, expect, it } from 'vitest'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { day as words } from './day-copy.ts'
import { dayTours } from './day-tours.ts'

const TODAY = '2026-12-05'

const booked = (
  id: string,
  change: Partial<RequestOnPhone> = {},
  visit: { date?: string; time?: string; scheduleId?: string; packageId?: string } = {},
) => {
  const { packageId = '101', ...slot } = visit
  return request({
    id: `${id}f2b8c1e-0000-4000-8000-000000000000`,
    state: 'delivered',
    details: null,
    tour: {
      ...{ projectType: 'land', projectId: '4', packageId, packageName: `Package ${packageId}` },
      visit: {
        ...{ date: TODAY, time: '09:00', scheduleId: '7', project: 'Moniya', place: 'Ibadan', fee: 0 },
        ...slot,
      },
    },
    ...change,
  })
}

describe('the tours of a day', () => {
  it('put people of the same tour together, in the order they were booked', () => {
    const [tour, ...others] = dayTours(
      [booked('2', { initials: 'C. E.', createdAt: 20 }), booked('1', { initials: 'A. O.', createdAt: 10 })],
      TODAY,
    )
    expect(others).toEqual([])
    expect(tour).toMatchObject({ time: '9:00 AM', packageName: 'Package 101', where: 'Moniya · Ibadan' })
    expect(tour?.visitors.map(({ name }) => name)).toEqual(['A. O.', 'C. E.'])
    expect(tour?.visitors[0]?.code).toMatch(/^AB-/)
  })

  it.each(['09:00 AM', '9:00 AM', '09:00:00'])(
    'are one where one row has its time as 09:00 and another as %s',
    (time) => {
      const tours = dayTours([booked('1'), booked('2', {}, { time })], TODAY)
      expect(tours.map(({ visitors }) => visitors.length)).toEqual([2])
    },
  )

  it('stand earliest first, and what has no time that can be read comes last', () => {
    const tours = dayTours(
      [
        booked('1', {}, { time: 'noon', scheduleId: '1' }),
        booked('2', {}, { time: '14:00', scheduleId: '2' }),
        booked('3', {}, { time: '09:30 AM', scheduleId: '3', packageId: '102' }),
      ],
      TODAY,
    )
    expect(tours.map(({ time }) => time)).toEqual(['9:30 AM', '2:00 PM', 'noon'])
  })

  it.each<[RequestOnPhone['state'], boolean, string | null]>([
    ['delivered', false, ''],
    ['delivered', true, ''],
    ['queued', false, words.notBooked],
    ['sending', false, words.notBooked],
    ['queued', true, words.inDoubt],
    ['unsure', true, words.inDoubt],
    ['expired', true, words.inDoubt], // what every doubt has become by the day itself
    ['refused', true, words.inDoubt],
    ['refused', false, null],
    ['expired', false, null],
  ])('of a booking that is %s and may have arrived (%s) say: %s', (state, mayHaveArrived, note) => {
    const [tour] = dayTours([booked('1', { state, mayHaveArrived })], TODAY)
    expect(tour?.visitors[0]?.note ?? null).toBe(note)
  })

  it('name a person in full while the phone knows the name', () => {
    const details = { firstname: 'Ada', lastname: 'Obi', email: '', phoneNumber: '' }
    const [tour] = dayTours([booked('1', { state: 'queued', details })], TODAY)
    expect(tour?.visitors[0]?.name).toBe('Ada Obi')
  })

  it('leave out other days, applications, and rows that keep no visit', () => {
    const requests = [
      booked('1', {}, { date: '2026-12-06' }),
      request({ kind: 'team-application', state: 'delivered' }),
      booked('2', {
        tour: { projectType: 'land', projectId: '4', packageId: '101', packageName: 'Package 101' },
      }),
    ]
    expect(dayTours(requests, TODAY)).toEqual([])
  })
})
