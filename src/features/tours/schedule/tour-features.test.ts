import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { tourFeatures } from './tour-features.ts'

const plans = 'Flexible payment plans'
const guided = 'Guided tour included'
const refreshments = 'Refreshments provided'

/** As the provider sends it. */
const featuresOf = (pkg: object, promos: object[] = []) => {
  const [schedule] = schemas['schedule-list']([
    { id: 1, package: { name: 'Plot', ...pkg }, project: { name: 'Estate', promos } },
  ])
  return schedule && tourFeatures(schedule)
}

test.each<[string, object, object[], string[]]>([
  ['nothing to offer shows only the fillers', {}, [], [guided, refreshments]],
  ['instalments come first', { installmentOption: 1 }, [], [plans, guided, refreshments]],
  ['the plot size is told in square metres', { size: '500' }, [], ['500 sqm plots', guided, refreshments]],
  ['a large size has its groups', { size: 1200 }, [], ['1,200 sqm plots', guided, refreshments]],
  ['a size of 0 is no size', { size: 0 }, [], [guided, refreshments]],
  [
    'all three leave no room for fillers',
    { installmentOption: true, size: 500 },
    [{ discount: 10, active: true }],
    [plans, '500 sqm plots', '10% discount available'],
  ],
  [
    'the first active promo counts',
    {},
    [
      { discount: 30, active: false },
      { discount: 15, active: true },
      { discount: 20, active: true },
    ],
    ['15% discount available', guided, refreshments],
  ],
  [
    'a discount that no decimal ends reads as on the package',
    {},
    [{ discount: 100 / 3, active: true }],
    ['33.33% discount available', guided, refreshments],
  ],
  [
    'a promo that is over is none',
    {},
    [{ discount: 30, active: true, end: 'November 1, 2026' }],
    [guided, refreshments],
  ],
  ['a promo without a discount is none', {}, [{ discount: 0, active: true }], [guided, refreshments]],
])('%s', (_, pkg, promos, features) => {
  expect(featuresOf(pkg, promos)).toEqual(features)
})
