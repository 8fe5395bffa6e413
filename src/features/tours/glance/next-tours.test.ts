import { expect, it } from 'vitest'
import { parseOne } from '#contract/records/envelope.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { nextTours } from './next-tours.ts'

const TODAY = '2026-11-23' // a Monday

const tours = (...records: object[]) =>
  parseOne(
    scheduleListSchema,
    records.map((record, at) => ({
      id: at + 1,
      package: { id: 7, name: 'Plot', availableUnits: 3 },
      ...record,
    })),
  )
const on = (availableDate: string) => ({ availableDate, availableTime: '09:00 AM' })
const every = (recurrent_day: string) => ({ recurrent: true, recurrent_day, ...on('January 1, 2020') })

it.each<[string, object[], unknown]>([
  ['none', [], undefined],
  ['only what is over', [on('November 1, 2026')], undefined],
  ['only today, which nobody can book any more', [on('November 23, 2026')], undefined],
  [
    'the nearer of two dates',
    [on('December 12, 2026'), on('December 5, 2026')],
    { day: '2026-12-05', label: 'Sat, Dec 5, 2026' },
  ],
  [
    'every week before a date far away',
    [on('December 12, 2026'), every('Saturday')],
    { day: '2026-11-28', label: 'Every Saturday' },
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
  [
    'one that can be read before one that cannot',
    [on('Easter Monday'), on('December 5, 2026')],
    { day: '2026-12-05', label: 'Sat, Dec 5, 2026' },
  ],
  [
    'one with a place',
    [{ ...on('November 25, 2026'), package: { id: 7, name: 'Plot', soldOut: true } }, on('December 5, 2026')],
    { day: '2026-12-05', label: 'Sat, Dec 5, 2026' },
  ],
  ['a tour of another package', [{ ...on('December 5, 2026'), package: { id: 8, name: 'Farm' } }], undefined],
  ['a tour without a package', [{ ...on('December 5, 2026'), package: { name: 'Farm' } }], undefined],
])('the next tour of a package is %s', (_, records, expected) => {
  expect(nextTours(tours(...records), TODAY).get('7')).toEqual(expected)
})
