import { expect, it } from 'vitest'
import { compareAddress, comparedInQuery } from './compare-address.ts'

it.each([
  ['nothing', '', [], 0],
  ['one', '?packages=101', ['101'], 0],
  ['three in their order', '?packages=103,101,102', ['103', '101', '102'], 0],
  ['commas that a chat has escaped', '?packages=103%2C101', ['103', '101'], 0],
  ['a fourth', '?packages=1,2,3,4', ['1', '2', '3'], 1],
  ['the same twice', '?packages=1,1,2', ['1', '2'], 1],
  ['what cannot be an id', '?packages=1,../2,%3Cb%3E', ['1'], 2],
  ['stray commas and blanks', '?packages=,1,%202,', ['1', '2'], 0],
])('reads %s', (_, search, packageIds, ignored) => {
  expect(comparedInQuery(search)).toEqual({ packageIds, ignored })
})

it('spells what it reads', () => {
  expect(compareAddress([])).toBe('/compare')
  expect(compareAddress(['101', '7'])).toBe('/compare?packages=101,7')
})
