import { expect, test } from 'vitest'
import { packagePlace } from './package-place.ts'

test.each([
  ['the location comes first', 'Ewekoro, Ogun', 'Ogun', 'Ewekoro, Ogun'],
  ['without a location the state', '', 'Ogun', 'Ogun'],
  ['without either two dashes', '', '', '--'],
  ['a blank location is none', '   ', 'Oyo', 'Oyo'],
  ['a missing address leaves no leading blank', ' Lagos', 'Lagos', 'Lagos'],
  ['a doubled comma of the join is mended', 'Iseyin road, Iseyin, ,  Oyo', 'Oyo', 'Iseyin road, Iseyin, Oyo'],
  ['a lone comma is no place', ' , ', 'Oyo', 'Oyo'],
])('%s', (_, location, state, place) => {
  expect(packagePlace({ location, state })).toBe(place)
})
