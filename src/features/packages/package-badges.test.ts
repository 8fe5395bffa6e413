import { expect, test } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { activePromo, packageTags } from './package-badges.ts'
import { samplePackage, samplePromo } from './sample-package-for-tests.ts'

test.each<[string, Partial<Package>, string[]]>([
  ['a plain plot shows its size', {}, ['500 sqm']],
  ['large sizes are grouped', { size: 4_047 }, ['4,047 sqm']],
  ['no size, no tag', { size: null }, []],
  ['a size of 0 is none', { size: 0 }, []],
  [
    'installments show their months',
    { installmentOption: true, installmentDuration: 24 },
    ['500 sqm', '24 months to pay'],
  ],
  [
    'one month is one month',
    { installmentOption: true, installmentDuration: 1 },
    ['500 sqm', '1 month to pay'],
  ],
  [
    'installments without months',
    { installmentOption: true, installmentDuration: 0 },
    ['500 sqm', 'Installments'],
  ],
  ['months without the option mean nothing', { installmentDuration: 24 }, ['500 sqm']],
  [
    'the first active promo counts',
    { promos: [samplePromo(30, { active: false }), samplePromo(10), samplePromo(20)] },
    ['500 sqm', '10% discount'],
  ],
  ['an offer that is over is none', { promos: [samplePromo(10, { end: 'November 1, 2026' })] }, ['500 sqm']],
  [
    'an offer that has not begun is none',
    { promos: [samplePromo(10, { start: 'January 1, 9999' })] },
    ['500 sqm'],
  ],
  ['a promo of 0 is none', { promos: [samplePromo(0)] }, ['500 sqm']],
  ['ten left is news', { availableUnits: 10 }, ['500 sqm', '10 plots left']],
  ['eleven left is not', { availableUnits: 11 }, ['500 sqm']],
  ['the last one', { availableUnits: 1 }, ['500 sqm', '1 plot left']],
  ['none left without a word of the provider', { availableUnits: 0 }, ['500 sqm']],
  [
    'sold out hides plan, offer and count',
    { soldOut: true, installmentOption: true, availableUnits: 3, promos: [samplePromo(10)] },
    ['Sold out', '500 sqm'],
  ],
  ['withdrawn says so first', { active: false }, ['Not on sale', '500 sqm']],
])('tags: %s', (_, changes, expected) => {
  expect(packageTags(samplePackage(changes), 'land').map(({ text }) => text)).toEqual(expected)
})

test('what is left is called plots for land and units for the other lines', () => {
  const few = samplePackage({ availableUnits: 3 })
  expect(packageTags(few, 'home').at(-1)?.text).toBe('3 units left')
  expect(packageTags(few, null).at(-1)?.text).toBe('3 units left')
})

test('without promos there is no active one', () => {
  expect(activePromo([])).toBeNull()
})
