import { expect, test } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { packageFacts } from './package-facts.ts'

test.each([
  ['figures, the size first', {}, ['500 sqm', '120', '34', 'Land']],
  [
    'what is missing is two dashes',
    { size: null, units: null, availableUnits: null },
    ['--', '--', '--', 'Land'],
  ],
  ['nothing is left of what is sold out', { soldOut: true }, ['500 sqm', '120', '0', 'Land']],
  ['nothing is left of what is withdrawn', { active: false }, ['500 sqm', '120', '0', 'Land']],
  ['large figures are grouped', { size: 12_500, units: 4_000 }, ['12,500 sqm', '4,000', '34', 'Land']],
])('%s', (_, changes, values) => {
  expect(packageFacts(samplePackage(changes), 'land').map(({ value }) => value)).toEqual(values)
})
