import { expect, it } from 'vitest'
import { compareAddress, comparedInQuery, withDifferences } from './compare-address.ts'

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
  expect(comparedInQuery(search)).toEqual({ packageIds, ignored, onlyDifferences: false })
})

it('spells what it reads', () => {
  expect(compareAddress([])).toBe('/compare')
  expect(compareAddress(['101', '7'])).toBe('/compare?packages=101,7')
  const address = compareAddress(['101', '7'], true)
  expect(address).toBe('/compare?packages=101,7&differences=1')
  expect(comparedInQuery(address.slice('/compare'.length)).onlyDifferences).toBe(true)
})

it.each([
  ['?packages=1,2', true, '/compare?packages=1,2&differences=1'],
  ['?packages=1,2&differences=1', true, '/compare?packages=1,2&differences=1'],
  ['?packages=1,2,3,4&differences=1&from=chat', false, '/compare?packages=1,2,3,4&from=chat'],
  ['?differences=1&packages=1,2', false, '/compare?&packages=1,2'],
])('of %s it changes nothing but the rows that are shown, only differences: %s', (search, isOn, address) => {
  expect(withDifferences(search, isOn)).toBe(address)
})
