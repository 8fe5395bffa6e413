import { expect, test } from 'vitest'
import { availability } from './availability.ts'

test.each([
  ['on sale', false, true, 'Active', 'on-sale'],
  ['sold out by its flag', true, true, 'Active', 'sold-out'],
  ['sold out by its status', false, true, 'Sold Out', 'sold-out'],
  ['sold out beats withdrawn', true, false, 'Inactive', 'sold-out'],
  ['withdrawn by its flag', false, false, 'Active', 'withdrawn'],
  ['withdrawn by its status', false, true, ' INACTIVE ', 'withdrawn'],
  ['an unsaid status closes nothing', false, true, '', 'on-sale'],
])('%s', (_, soldOut, active, status, expected) => {
  expect(availability({ soldOut, active, status })).toBe(expected)
})
