import { expect, test } from 'vitest'
import { unitBounds, withinBounds } from './unit-bounds.ts'

test.each([
  ['no count of the provider, no upper bound', null, { min: 1 }],
  ['a count of 0 is no bound', 0, { min: 1 }],
  ['a negative count is no bound', -3, { min: 1 }],
  ['what is left is the bound', 34, { min: 1, max: 34 }],
  ['half a unit cannot be bought', 2.5, { min: 1, max: 2 }],
])('%s', (_, availableUnits, bounds) => {
  expect(unitBounds(availableUnits)).toEqual(bounds)
})

test.each([
  [0, { min: 1 }, 1],
  [5, { min: 1 }, 5],
  [5, { min: 1, max: 3 }, 3],
  [3, { min: 1, max: 3 }, 3],
])('%d within %j is %d', (units, bounds, expected) => {
  expect(withinBounds(units, bounds)).toBe(expected)
})
