import { expect, it } from 'vitest'
import { rowFacts } from './row-facts.ts'
import { sampleFindable } from './rules/find-for-tests.ts'

it.each([
  [
    'all that is known',
    { installmentOption: true, installmentDuration: 10 },
    '2026-12-05',
    ['₦350,000 × 10 months', '500 sqm, ₦7,000 per sqm', 'Tour Sat, Dec 5', '34 plots left'],
  ],
  [
    'that months are not quite equal, and what comes first',
    { installmentOption: true, installmentDuration: 7, minPrice: 500_000, size: null },
    undefined,
    ['about ₦428,571 × 7 months, after ₦500k', 'Size not named', 'No tour listed', '34 plots left'],
  ],
  [
    'what is not known',
    { amount: 0, size: null, availableUnits: null },
    null,
    ['Size not named', 'Tours not known here'],
  ],
  [
    'months that are not named',
    { installmentOption: true },
    undefined,
    ['Installments, months not named', '500 sqm, ₦7,000 per sqm', 'No tour listed', '34 plots left'],
  ],
  ['no tour of a sale that is over', { soldOut: true }, '2026-12-05', ['500 sqm, ₦7,000 per sqm']],
])('a row says %s', (_, changes, tour, words) => {
  expect(rowFacts(sampleFindable(changes), tour).map((fact) => fact.words)).toEqual(words)
})
