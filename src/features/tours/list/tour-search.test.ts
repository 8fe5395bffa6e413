import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { datedTour } from '#src/features/tours/schedule/tour-groups.ts'
import { datedWords } from './dated-words.ts'
import { tourSearch } from './tour-search.ts'

const TODAY = '2026-11-23' // a Monday
const tour = (change: object) => {
  const [schedule] = schemas['schedule-list']([
    {
      id: 7,
      projectType: { id: 1, name: 'land' },
      project: { id: 3, name: 'Estate' },
      package: { id: 14, name: 'Plot' },
      recurrent: true,
      recurrent_day: 'Saturday',
      availableDate: 'November 23, 2026',
      availableTime: '09:00 AM',
      ...change,
    },
  ])
  if (!schedule) throw new Error('No tour')
  return datedTour(schedule, TODAY)
}
const once = (availableDate: string) => tour({ recurrent: false, availableDate })

test.each([
  [
    'a rule goes to its next day',
    tour({}),
    '',
    '?projectType=land&projectId=3&packageId=14&date=2026-11-28&time=7',
  ],
  [
    'a day of its own',
    once('December 5, 2026'),
    '',
    '?projectType=land&projectId=3&packageId=14&date=2026-12-05&time=7',
  ],
  [
    'a day that cannot be read is left to the form',
    once('soon'),
    '',
    '?projectType=land&projectId=3&packageId=14',
  ],
  [
    'the filter stays, a former tour goes',
    tour({}),
    '?find=plot&packageId=9&free=1&other=x',
    '?projectType=land&projectId=3&packageId=14&date=2026-11-28&time=7&find=plot&free=1',
  ],
  [
    'a package without a name of its own',
    tour({ package: { name: 'Plot' } }),
    '',
    '?projectType=land&projectId=3',
  ],
])('%s', (_, dated, search, expected) => {
  expect(tourSearch(search, dated)).toBe(expected)
})

test.each([
  ['a rule', tour({}), { day: 'Sat, Nov 28, 2026', time: '9:00 AM', rule: 'Every Saturday' }],
  ['a day', once('December 5, 2026'), { day: 'Sat, Dec 5, 2026', time: '9:00 AM', rule: '' }],
  ['today', once('November 23, 2026'), { day: 'Today, Mon, Nov 23, 2026', time: '9:00 AM', rule: '' }],
  ['what the provider wrote', once('soon'), { day: 'soon', time: '9:00 AM', rule: '' }],
])('in words: %s', (_, dated, expected) => {
  expect(datedWords(dated)).toEqual(expected)
})
