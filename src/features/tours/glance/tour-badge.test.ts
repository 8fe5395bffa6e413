import { expect, test } from 'vitest'
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
  expect(tourBadge(pkg)).toBe(badge)
})
