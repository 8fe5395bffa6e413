import { describe, expect, test } from 'vitest'
import { tourQuery } from '#contract/addresses/tour-address.ts'
import { schemas } from '#contract/records/schemas.ts'
import { noChoice } from './booking-choice.ts'
import { lonePackage, readPreselection, tourOf } from './preselection.ts'

describe('the address preselects', () => {
  test.each([
    ['', noChoice],
    ['?projectType=land', { ...noChoice, projectType: 'land' }],
    ['?projectType=castle&projectId=3', noChoice],
    ['?projectId=3&packageId=14', noChoice],
    ['?projectType=agro&packageId=14', { ...noChoice, projectType: 'agro' }],
    [
      '?projectType=land&projectId=3&packageId=14',
      { ...noChoice, projectType: 'land', projectId: '3', packageId: '14' },
    ],
    [
      '?projectType=land&projectId=3&packageId=14&date=soon&time=7',
      { ...noChoice, projectType: 'land', projectId: '3', packageId: '14' },
    ],
  ])('%s', (search, choice) => {
    expect(readPreselection(search)).toEqual(choice)
  })
})

test.each([
  ['?packageId=14', '14'],
  ['?projectType=land&packageId=14', '14'],
  ['?projectId=3&packageId=14', '14'],
  ['?projectType=land&projectId=3&packageId=14', null],
  ['?projectType=land', null],
  ['', null],
])('the package of %s that the list of tours has to place: %s', (search, packageId) => {
  expect(lonePackage(search)).toBe(packageId)
})

const record = {
  id: 7,
  projectType: { id: 3, name: 'homes' },
  project: { id: 3, name: 'Estate' },
  package: { id: 14, name: 'Terrace' },
  availableDate: 'December 5, 2026',
  availableTime: '09:00 AM',
}

describe('a tour card preselects what its schedule says', () => {
  test.each<[string, object, string]>([
    ['one day: down to the time', {}, '?projectType=home&projectId=3&packageId=14&date=2026-12-05&time=7'],
    [
      'a recurrent tour: the day is the visitor’s to choose',
      { recurrent: true, recurrent_day: 'All' },
      '?projectType=home&projectId=3&packageId=14',
    ],
    [
      'a package without an id: its project',
      { package: { name: 'Terrace' } },
      '?projectType=home&projectId=3',
    ],
    ['an unknown project type: nothing', { projectType: null }, ''],
  ])('%s', (_, change, search) => {
    const [schedule] = schemas['schedule-list']([{ ...record, ...change }])
    expect(schedule && tourQuery(tourOf(schedule))).toBe(search)
  })
})
