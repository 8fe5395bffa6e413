import { expect, test } from 'vitest'
import { shapes } from '#contract/shapes.ts'
import { bookableFirst } from './bookable-first.ts'

const schedules = shapes['schedule-list']([
  { id: 4, package: { soldOut: true, availableUnits: 3 } },
  { id: 3, package: { availableUnits: 0 } },
  { id: 2, package: { active: false, availableUnits: 3 } },
  { id: 1, package: { availableUnits: 3 } },
])

test('tours that are fully booked come last; otherwise the provider’s order stays', () => {
  expect(bookableFirst(schedules).map(({ id }) => id)).toEqual(['3', '1', '4', '2'])
})
