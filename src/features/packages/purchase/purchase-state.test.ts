import { expect, test } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { purchaseState } from './purchase-state.ts'

test.each([
  ['sleeps until a plan is chosen', {}, null, 'choose-plan'],
  ['is ready with a plan', {}, 'one-off', 'ready'],
  ['asks where there is no price', { amount: 0 }, 'one-off', 'on-request'],
  ['is gone when sold out, whatever the price', { soldOut: true, amount: 0 }, 'one-off', 'sold-out'],
  ['is gone when withdrawn', { status: 'Inactive' }, 'one-off', 'withdrawn'],
] as const)('Buy Now %s', (_, changes, plan, expected) => {
  expect(purchaseState(samplePackage(changes), plan)).toBe(expected)
})
