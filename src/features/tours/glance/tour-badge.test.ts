import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { tourBadge } from './tour-badge.ts'

test.each([
  { soldOut: false, active: true, availableUnits: 12, badge: 'Available' },
  { soldOut: false, active: true, availableUnits: 1, badge: 'Available' },
  { soldOut: false, active: true, availableUnits: 0, badge: 'Limited Spots' },
  { soldOut: false, active: true, availableUnits: null, badge: 'Limited Spots' },
  { soldOut: true, active: true, availableUnits: 12, badge: 'Fully Booked' },
  { soldOut: false, active: false, availableUnits: 12, badge: 'Fully Booked' },
  { soldOut: true, active: false, availableUnits: 0, badge: 'Fully Booked' },
])('sold out $soldOut, active $active, $availableUnits units left reads "$badge"', ({ badge, ...pkg }) => {
  expect(tourBadge({ ...pkg, status: '' })).toBe(badge)
})

test.each([
  ['Sold Out', 'Fully Booked'],
  ['inactive', 'Fully Booked'],
  ['Available', 'Available'],
  [null, 'Available'],
])('a package whose status is %j is "%s", whatever its flags say', (status, badge) => {
  const pkg = { name: 'Moniya', soldOut: false, active: true, availableUnits: 12, status }
  const [tour] = schemas['schedule-list']([{ id: 1, package: pkg }])
  expect(tour && tourBadge(tour.package)).toBe(badge)
})
