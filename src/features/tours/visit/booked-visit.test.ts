import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { type BookedTour, bookedTourSchema } from '#contract/sent/tour-booking.ts'
import { movedVisit, withVisit } from './booked-visit.ts'

const tour: BookedTour = {
  projectType: 'land',
  projectId: '4',
  packageId: '101',
  packageName: 'Moniya Green 500',
}
const slot = { date: '2026-12-05', scheduleId: '7', time: '9:00 AM' }
const pkg = { id: 101, name: 'Moniya Green 500', state: 'Oyo', location: ' Moniya, Ibadan ' }
const schedules = schemas['schedule-list']([
  { id: 6, package: { ...pkg, id: 102, location: '' }, fee: 1 },
  { id: 7, package: pkg, fee: 5000 },
  { id: 9, package: { ...pkg, id: 103, location: ', Ibadan,  Oyo ,' } },
  { id: 8, package: pkg },
])
const project = 'Moniya Green Layout'
const visitOf = (change: object = {}, list = schedules) =>
  withVisit(tour, { ...slot, ...change }, { project, schedules: list }).visit

describe('what a receipt knows of the visit', () => {
  test.each([
    ['place and fee of its schedule', {}, schedules, { place: 'Moniya, Ibadan', fee: 5000 }],
    ['a fee that is not said', { scheduleId: '8' }, schedules, { place: 'Moniya, Ibadan', fee: null }],
    [
      'a schedule that the list lacks: the place of its package',
      { scheduleId: '99' },
      schedules,
      { place: 'Moniya, Ibadan', fee: null },
    ],
    ['no list at all', {}, [], { place: '', fee: null }],
  ])('%s', (_, change, list, expected) => {
    expect(visitOf(change, list)).toEqual({ ...slot, ...change, project, ...expected })
  })

  test.each([
    ['a package without a location is in its state', '102', '6', { place: 'Oyo', fee: 1 }],
    ['a place is without the stray commas of its record', '103', '9', { place: 'Ibadan, Oyo', fee: null }],
  ])('%s', (_, packageId, scheduleId, expected) => {
    const other = withVisit({ ...tour, packageId }, { ...slot, scheduleId }, { project, schedules })
    expect(other.visit).toMatchObject(expected)
  })
})

test.each([
  ['the same schedule keeps its fee', '7', 5000],
  ['another may cost something else', '8', null],
])('on another date %s', (_, scheduleId, fee) => {
  const moved = movedVisit({ ...tour, visit: visitOf() }, { date: '2026-12-12', scheduleId, time: '14:00' })
  expect(moved.visit).toMatchObject({
    date: '2026-12-12',
    time: '14:00',
    scheduleId,
    fee,
    place: 'Moniya, Ibadan',
  })
})

test.each([
  ['a row of an older version', undefined, undefined],
  ['a damaged visit costs no more than itself', { date: 5 }, null],
])('%s', (_, visit, expected) => {
  expect(v.parse(bookedTourSchema, { ...tour, visit }).visit).toEqual(expected)
  expect(movedVisit(tour, slot)).toEqual(tour)
})
