import { expect, test } from 'vitest'
import { packagePlace } from './package-place.ts'

test.each([
  ['the location comes first', 'Ewekoro, Ogun', 'Ogun', 'Ewekoro, Ogun'],
  ['without a location the state', '', 'Ogun', 'Ogun'],
  ['without either two dashes', '', '', '--'],
  ['a blank location is none', '   ', 'Oyo', 'Oyo'],
  ['a missing address leaves no leading blank', ' Lagos', 'Lagos', 'Lagos'],
  ['a doubled comma of the join is mended', 'Iseyin road, Iseyin, ,  Oyo', 'Oyo', 'Iseyin road, Iseyin, Oyo'],
  [
    'a state that the address names already is said once',
    'Km 5, Epe road, Lagos Lagos',
    'Lagos',
    'Km 5, Epe road, Lagos',
  ],
  ['also behind a comma', 'Epe road, Lagos, Lagos', 'Lagos', 'Epe road, Lagos'],
  ['so is one with the word', 'Epe road, Lagos State. Lagos', 'Lagos', 'Epe road, Lagos State'],
  ['on either side', 'Epe, Lagos Lagos State', 'Lagos State', 'Epe, Lagos'],
  ['and one of two words', 'Uyo, akwa ibom Akwa Ibom', 'Akwa Ibom', 'Uyo, akwa ibom'],
  [
    'and one of three words',
    'Gwarinpa, Federal Capital Territory Federal Capital Territory',
    'Federal Capital Territory',
    'Gwarinpa, Federal Capital Territory',
  ],
  ['a street that ends like its state is none', 'Iboyo Oyo', 'Oyo', 'Iboyo Oyo'],
  ['nor is a longer name', 'Lagos Island Lagos', 'Lagos', 'Lagos Island Lagos'],
  ['a lone comma is no place', ' , ', 'Oyo', 'Oyo'],
])('%s', (_, location, state, place) => {
  expect(packagePlace({ location, state })).toBe(place)
})
