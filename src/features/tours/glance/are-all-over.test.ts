import { expect, it } from 'vitest'
import { parseOne } from '#contract/records/envelope.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { areAllOver } from './are-all-over.ts'

const TODAY = '2026-11-25'
const OF_TODAY = Date.parse('2026-11-25T09:00:00Z')
const OF_YESTERDAY = Date.parse('2026-11-24T09:00:00Z')

const on = (availableDate: string, id = 7) => ({
  availableDate,
  availableTime: '09:00 AM',
  package: { id, name: 'Plot', availableUnits: 3 },
})
const full = { ...on('November 28, 2026'), package: { id: 7, name: 'Plot', soldOut: true } }

it.each<[string, object[], number, boolean]>([
  ['all over where all dates of a kept copy have passed', [on('November 25, 2026')], OF_YESTERDAY, true],
  ['not all over in an answer of today', [on('November 25, 2026')], OF_TODAY, false],
  ['not all over where one is still to come', [on('November 28, 2026')], OF_YESTERDAY, false],
  ['not all over where one to come is fully booked', [on('November 25, 2026'), full], OF_YESTERDAY, false],
  ['not all over where a date cannot be read', [on('Easter Monday')], OF_YESTERDAY, false],
  ['not all over where only another package has dates', [on('November 25, 2026', 8)], OF_YESTERDAY, false],
])('the tours of a package are %s', (_, records, storedAt, expected) => {
  const value = parseOne(
    scheduleListSchema,
    records.map((record, at) => ({ id: at + 1, ...record })),
  )
  expect(areAllOver({ value, storedAt }, '7', TODAY)).toBe(expected)
})
