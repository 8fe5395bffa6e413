import { describe, expect, it } from 'vitest'
import { chosenOf, stateName, waysOut, withoutCriterion } from './criteria-labels.ts'
import { find } from './find.ts'
import { asksAnything, NO_CRITERIA, tidyCriteria } from './find-criteria.ts'
import { manyCriteria, sampleFindable } from './find-for-tests.ts'
import { shortNaira } from './short-naira.ts'

const NAMES = new Map([['fct-abuja', 'FCT Abuja']])

it('says everything that was chosen', () => {
  const criteria = {
    ...NO_CRITERIA,
    text: 'corner',
    lines: ['land' as const],
    states: ['fct-abuja', 'akwa-ibom'],
    maxPrice: 3_000_000,
    maxMonthly: 125_500,
    minSize: 300,
    maxSize: 1_000,
    instalments: true,
    tours: true,
    available: true,
  }
  expect(chosenOf(criteria, NAMES).map(({ words }) => words)).toEqual([
    ...[
      '“corner”',
      'Land',
      'FCT Abuja',
      'Akwa Ibom',
      'Up to ₦3m',
      'Up to ₦125.5k a month',
      '300 sqm to 1,000 sqm',
    ],
    ...['Installments', 'A site tour', 'Units on sale'],
  ])
})

it('takes back one after the other, until nothing is asked', () => {
  for (const criteria of manyCriteria(200, 5).map(tidyCriteria)) {
    let left = { ...criteria, sort: NO_CRITERIA.sort }
    for (let next = chosenOf(left, NAMES)[0]; next; next = chosenOf(left, NAMES)[0]) {
      expect(chosenOf(next.without, NAMES)).toHaveLength(chosenOf(left, NAMES).length - 1)
      left = next.without
    }
    expect(asksAnything(left)).toBe(false)
  }
})

it('names the one filter to leave out, the most helpful first', () => {
  const all = [
    sampleFindable({ id: '1', state: 'Oyo', location: '' }),
    sampleFindable({ id: '2', state: 'Oyo', location: '' }),
    sampleFindable({ id: '3', amount: 9_000_000 }),
  ]
  const criteria = { ...NO_CRITERIA, states: ['lagos'], maxPrice: 5_000_000 }
  const found = find(all, criteria, null)
  expect(found.results).toEqual([])
  const ways = waysOut(criteria, found.without, NAMES)
  expect(ways.map(({ words, packages }) => [words, packages])).toEqual([
    ['Lagos', 2],
    ['Up to ₦5m', 1],
  ])
  for (const { next, packages } of ways) expect(find(all, next, null).results).toHaveLength(packages)
})

it('leaves out both ends of a range', () => {
  const criteria = { ...NO_CRITERIA, minPrice: 1, maxPrice: 2, minSize: 3, maxSize: 4 }
  expect(withoutCriterion(withoutCriterion(criteria, 'price'), 'size')).toEqual(NO_CRITERIA)
})

it('shows a state that no list names as the address spells it', () => {
  expect(stateName('cross-river', NAMES)).toBe('Cross River')
})

describe('amounts are short only where nothing is lost', () => {
  it.each([
    [3_000_000, '₦3m'],
    [2_650_000, '₦2.65m'],
    [500_000, '₦500k'],
    [1_500_000_000, '₦1.5bn'],
    [1_234_567, '₦1,234,567'],
    [1_234_560, '₦1,234,560'],
    [12_345_000, '₦12.345m'],
    [1_234_560_000, '₦1,234,560,000'],
    [1_345_000_000, '₦1.345bn'],
    [125_555, '₦125,555'],
    [1_500, '₦1.5k'],
    [999, '₦999'],
  ])('%i → %s', (amount, words) => {
    expect(shortNaira(amount)).toBe(words)
  })
})
