import { expect, test } from 'vitest'
import { offeredPlans, type PaymentPlan, planTotals } from './payment-plan.ts'
import { planMonths } from './terms.ts'

const plain = { amount: 3_500_000, infrastructureFee: null, installmentDuration: null, minPrice: null }

test.each([
  [false, ['one-off']],
  [true, ['one-off', 'installments']],
] as const)('installmentOption %s offers %j', (installmentOption, plans) => {
  expect(offeredPlans({ installmentOption })).toEqual(plans)
})

test.each<[string, object, PaymentPlan | null, number, object]>([
  ['units times price', {}, 'one-off', 2, { price: 700_000_000, total: 700_000_000 }],
  ['before a plan is chosen', {}, null, 1, { price: 350_000_000, total: 350_000_000 }],
  [
    'the fee is charged for each unit',
    { infrastructureFee: 150_000 },
    'one-off',
    2,
    { price: 700_000_000, infrastructureFee: 30_000_000, total: 730_000_000 },
  ],
  [
    'one-off shows no parts even where the record has them',
    { installmentDuration: 24, minPrice: 500_000 },
    'one-off',
    1,
    { total: 350_000_000, parts: null },
  ],
  [
    'the first payment is one for each unit',
    { installmentDuration: 6, minPrice: 500_000 },
    'installments',
    2,
    { parts: { first: 100_000_000, monthly: { times: 6, amount: 100_000_000 }, last: null } },
  ],
  [
    'the fee is paid in the parts',
    { installmentDuration: 10, infrastructureFee: 100_000 },
    'installments',
    1,
    { total: 360_000_000, parts: { first: null, monthly: { times: 10, amount: 36_000_000 }, last: null } },
  ],
  [
    'a negative fee is a slip of the record',
    { infrastructureFee: -5 },
    'one-off',
    1,
    { infrastructureFee: 0, total: 350_000_000 },
  ],
])('kobo: %s', (_, changes, plan, units, expected) => {
  expect(planTotals({ ...plain, ...changes }, plan, units)).toMatchObject(expected)
})

test.each([
  [null, 0],
  [0, 0],
  [-3, 0],
  [12, 12],
  [10.5, 10],
])('%s months of the record are %d', (installmentDuration, months) => {
  expect(planMonths({ installmentDuration })).toBe(months)
})
