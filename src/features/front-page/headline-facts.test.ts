import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Package, packageSchema } from '#contract/records/package.ts'
import { headlineFacts } from './headline-facts.ts'

const plot = (fields: object): Package => v.parse(packageSchema, { id: 1, name: 'Plot', ...fields })
const words = (packages: Package[]) =>
  headlineFacts(packages).map(({ label, figure }) => `${label} ${figure}`)

const ALWAYS_TRUE = ['Across Nigeria', 'Payment plans Flexible', 'Since 2016']

describe('the facts under the promise', () => {
  test.each([
    ['say what is always true before anything is loaded', [], ALWAYS_TRUE],
    [
      'name the lowest price and the plan of that package',
      [
        { amount: 3_500_000, installmentOption: true, installmentDuration: 24 },
        { amount: '1200000', installmentOption: true, installmentDuration: '10' },
      ],
      ['Plots from ₦1.2m', 'Pay over 10 months', 'Since 2016'],
    ],
    [
      'name no plan of another package',
      [{ amount: 900_000 }, { amount: 3_500_000, installmentOption: true, installmentDuration: 24 }],
      ['Plots from ₦900k', 'Payment plans Flexible', 'Since 2016'],
    ],
    [
      'name the longest plan of those that cost the same',
      [
        { amount: 900_000, installmentOption: true, installmentDuration: 6 },
        { amount: 900_000, installmentOption: true, installmentDuration: 12 },
      ],
      ['Plots from ₦900k', 'Pay over 12 months', 'Since 2016'],
    ],
    [
      'do not count what is sold out or withdrawn',
      [
        { amount: 100_000, soldOut: true, installmentOption: true, installmentDuration: 36 },
        { amount: 200_000, active: false },
        { amount: 300_000, status: 'Sold Out' },
        { amount: 400_000, status: 'Inactive' },
        { amount: 900_000 },
      ],
      ['Plots from ₦900k', 'Payment plans Flexible', 'Since 2016'],
    ],
    ['never call a price on request the lowest', [{ amount: 0 }], ALWAYS_TRUE],
    [
      'count months only where installments are offered',
      [{ amount: 900_000, installmentOption: false, installmentDuration: 24 }],
      ['Plots from ₦900k', 'Payment plans Flexible', 'Since 2016'],
    ],
  ])('%s', (_, packages, facts) => {
    expect(words(packages.map(plot))).toEqual(facts)
  })

  test('are always three, so that nothing moves', () => {
    expect(headlineFacts([])).toHaveLength(3)
    expect(headlineFacts([plot({ amount: 1 })])).toHaveLength(3)
  })
})
