import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage, samplePromo } from '#src/features/packages/sample-package-for-tests.ts'
import { changesSinceSaved, entryOf, type SinceSaved } from './changes-since-saved.ts'

const promos = (discount: number) => [samplePromo(discount)]

it.each<[string, Partial<Package>, Partial<Package>, SinceSaved]>([
  ['nothing', {}, {}, { changes: [], offer: null }],
  ['cheaper', {}, { amount: 3_000_000 }, { changes: [{ kind: 'price-down', by: 500_000 }], offer: null }],
  ['sold out', {}, { soldOut: true }, { changes: [{ kind: 'sold-out' }], offer: null }],
  ['an offer that began', {}, { promos: promos(10) }, { changes: [], offer: { kind: 'new', discount: 10 } }],
  [
    'a larger offer',
    { promos: promos(5) },
    { promos: promos(10) },
    { changes: [], offer: { kind: 'new', discount: 10 } },
  ],
  ['an offer that ended', { promos: promos(5) }, {}, { changes: [], offer: { kind: 'over' } }],
  [
    'no offer for what is sold out',
    { promos: promos(5) },
    { soldOut: true },
    { changes: [{ kind: 'sold-out' }], offer: null },
  ],
])('tells %s', (_, then, now, expected) => {
  const entry = entryOf(samplePackage(then), 'land', 1)
  expect(changesSinceSaved(entry, samplePackage(now))).toEqual(expected)
})
