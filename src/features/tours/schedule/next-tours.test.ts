import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { type Schedule, scheduleListSchema } from '#contract/records/site-tour.ts'
import { nextTours } from './next-tours.ts'

const tours = (...records: object[]): Schedule[] =>
  parse(
    scheduleListSchema,
    records.map((record, at) => ({ id: at + 1, package: { id: 7, name: 'Plot' }, ...record })),
  )
const on = (availableDate: string) => ({ availableDate, availableTime: '09:00 AM' })
const every = (recurrent_day: string) => ({ recurrent: true, recurrent_day, ...on('January 1, 2020') })

it.each<[string, object[], unknown]>([
  ['none', [], undefined],
  ['only what is over', [on('November 1, 2026')], undefined],
  [
    'the nearer of two dates',
    [on('December 12, 2026'), on('December 5, 2026')],
    { day: '2026-12-05', label: 'Sat, Dec 5, 2026' },
  ],
  ['today', [on('November 23, 2026')], { day: '2026-11-23', label: 'Mon, Nov 23, 2026' }],
  [
    'every week before a date far away',
    [on('December 12, 2026'), every('Saturday')],
    { day: null, label: 'Every Saturday' },
  ],
  [
    'a date of this week before every week',
    [every('Saturday'), on('November 25, 2026')],
    { day: '2026-11-25', label: 'Wed, Nov 25, 2026' },
  ],
  [
    'a date that cannot be read, as it is written',
    [on('Easter Monday')],
    { day: null, label: 'Easter Monday' },
  ],
  ['a tour of another package', [{ ...on('December 5, 2026'), package: { id: 8, name: 'Farm' } }], undefined],
])('%s', (_, records, expected) => {
  expect(nextTours(tours(...records), '2026-11-23').get('7')).toEqual(expected)
})
