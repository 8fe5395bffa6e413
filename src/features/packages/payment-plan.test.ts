import { expect, test } from 'vitest'
import { offeredPlans, type PaymentPlan, type PlanTotals, planTotals } from './payment-plan.ts'
import { samplePackage } from './sample-package.test-data.ts'

const plain = { amount: 3_500_000, infrastructureFee: null, installmentDuration: null, minPrice: null }
const nothingElse = { infrastructureFee: 0, firstPayment: null, monthly: null }

test.each([
  [false, ['one-off']],
  [true, ['one-off', 'installments']],
] as const)('installmentOption %s offers %j', (installmentOption, plans) => {
  expect(offeredPlans({ installmentOption })).toEqual(plans)
})

test.each<[string, Partial<typeof plain> | object, PaymentPlan | null, number, PlanTotals]>([
  ['units times price', {}, 'one-off', 2, { ...nothingElse, price: 7_000_000, total: 7_000_000 }],
  ['before a plan is chosen', {}, null, 1, { ...nothingElse, price: 3_500_000, total: 3_500_000 }],
  [
    'the fee is charged for each unit',
    { infrastructureFee: 150_000 },
    'one-off',
    2,
    { ...nothingElse, price: 7_000_000, infrastructureFee: 300_000, total: 7_300_000 },
  ],
  [
    'one-off shows no months even where the record has them',
    { installmentDuration: 24, minPrice: 500_000 },
    'one-off',
    1,
    { ...nothingElse, price: 3_500_000, total: 3_500_000 },
  ],
  [
    'instalments spread the price over the months, rounded up',
    { installmentDuration: 24 },
    'installments',
    2,
    { ...nothingElse, price: 7_000_000, total: 7_000_000, monthly: { months: 24, amount: 291_667 } },
  ],
  [
    'the fee is not spread',
    { installmentDuration: 10, infrastructureFee: 100_000 },
    'installments',
    1,
    {
      price: 3_500_000,
      infrastructureFee: 100_000,
      total: 3_600_000,
      firstPayment: null,
      monthly: { months: 10, amount: 350_000 },
    },
  ],
  [
    'a first payment leaves the rest to be spread',
    { installmentDuration: 6, minPrice: 500_000 },
    'installments',
    1,
    {
      ...nothingElse,
      price: 3_500_000,
      total: 3_500_000,
      firstPayment: 500_000,
      monthly: { months: 6, amount: 500_000 },
    },
  ],
  [
    'a first payment of the whole price is none',
    { installmentDuration: 7, minPrice: 3_500_000 },
    'installments',
    1,
    { ...nothingElse, price: 3_500_000, total: 3_500_000, monthly: { months: 7, amount: 500_000 } },
  ],
  [
    'without months nothing is spread',
    { installmentDuration: 0, minPrice: 0 },
    'installments',
    1,
    { ...nothingElse, price: 3_500_000, total: 3_500_000 },
  ],
  [
    'a negative fee is a slip of the record',
    { infrastructureFee: -5 },
    'one-off',
    1,
    { ...nothingElse, price: 3_500_000, total: 3_500_000 },
  ],
])('totals: %s', (_, changes, plan, units, expected) => {
  expect(planTotals({ ...plain, ...changes }, plan, units)).toEqual(expected)
})

test('first payment and months together never fall short of the price', () => {
  for (const months of [1, 3, 7, 11, 24, 36]) {
    const pkg = samplePackage({ installmentOption: true, installmentDuration: months, minPrice: 333_333 })
    const { price, firstPayment, monthly } = planTotals(pkg, 'installments', 3)
    expect((firstPayment ?? 0) + months * (monthly?.amount ?? 0)).toBeGreaterThanOrEqual(price)
  }
})
