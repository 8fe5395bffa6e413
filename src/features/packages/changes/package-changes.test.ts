import { expect, it } from 'vitest'
import { type Figures, packageChanges } from './package-changes.ts'

const figures = (change: Partial<Figures> = {}): Figures => ({
  amount: 2_400_000,
  left: 12,
  sale: 'on-sale',
  ...change,
})

it.each<[string, Figures | null, Figures, unknown]>([
  ['never seen', null, figures(), []],
  ['the same', figures(), figures(), []],
  ['cheaper', figures(), figures({ amount: 2_200_000 }), [{ kind: 'price-down', by: 200_000 }]],
  ['dearer', figures(), figures({ amount: 2_500_000 }), [{ kind: 'price-up', by: 100_000 }]],
  ['price named', figures({ amount: 0 }), figures(), [{ kind: 'price-named' }]],
  ['price no longer named', figures(), figures({ amount: 0 }), []],
  ['plots taken', figures(), figures({ left: 9 }), [{ kind: 'fewer-left', by: 3 }]],
  ['plots returned', figures(), figures({ left: 13 }), [{ kind: 'more-left', by: 1 }]],
  ['count no longer said', figures(), figures({ left: null }), []],
  ['count said at last', figures({ left: null }), figures(), []],
  [
    'cheaper and taken',
    figures(),
    figures({ amount: 2_000_000, left: 2 }),
    [
      { kind: 'price-down', by: 400_000 },
      { kind: 'fewer-left', by: 10 },
    ],
  ],
  ['sold out, whatever else', figures(), figures({ sale: 'sold-out', left: 0 }), [{ kind: 'sold-out' }]],
  ['sold out as before', figures({ sale: 'sold-out' }), figures({ sale: 'sold-out', amount: 1 }), []],
  ['withdrawn', figures(), figures({ sale: 'withdrawn' }), [{ kind: 'withdrawn' }]],
  ['back', figures({ sale: 'sold-out' }), figures(), [{ kind: 'back-on-sale' }]],
])('%s', (_, before, now, changes) => {
  expect(packageChanges(before, now)).toEqual(changes)
})
