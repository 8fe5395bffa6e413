import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy } from '#src/features/packages/copy.ts'
import { samplePackage, samplePromo } from '#src/features/packages/sample-package-for-tests.ts'
import { type PaymentRow, paymentRows } from './payment-rows.ts'

const RUNS = 5_000
const KOBO = 100

/** The kobo of a displayed figure: `₦1,500,000.50` → 150000050. */
const shownKobo = (figure: string) => Math.round(Number(figure.replace(/[₦,]/g, '')) * KOBO)
const words = (lines: readonly PaymentRow[]) => lines.map(({ name, figure }) => `${name} ${figure}`)
const sum = (lines: readonly PaymentRow[]) =>
  lines.reduce((whole, { figure, times }) => whole + shownKobo(figure) * times, 0)

const naira = fc.oneof(
  fc.integer({ min: 1, max: 500_000_000 }),
  fc.integer({ min: 1, max: 50_000_000_000 }).map((kobo) => kobo / KOBO),
)
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6 })
const anyPackage = fc.record({
  amount: naira,
  infrastructureFee: often(fc.oneof(naira, fc.integer({ min: -5, max: 0 }))),
  minPrice: often(fc.oneof(naira, fc.constant(0))),
  installmentDuration: often(fc.oneof(fc.integer({ min: -1, max: 120 }), fc.constant(10.5))),
  promos: fc.array(
    fc
      .record({ discount: fc.integer({ min: 0, max: 100 }), active: fc.boolean() })
      .map(({ discount, active }) => samplePromo(discount, { active })),
    { maxLength: 2 },
  ),
})
const units = fc.integer({ min: 1, max: 60 })

test('every figure that is shown adds up to the total that is shown, to the kobo', () => {
  fc.assert(
    fc.property(
      anyPackage,
      units,
      fc.constantFrom('one-off', 'installments', null),
      (record, bought, plan) => {
        const pkg = samplePackage({ ...record, installmentOption: true })
        const { cost, total, parts } = paymentRows(pkg, plan, bought)
        expect(sum(cost)).toBe(shownKobo(total.figure))
        if (parts.length > 0) expect(sum(parts)).toBe(shownKobo(total.figure))
        for (const { figure, times } of parts) {
          expect(shownKobo(figure)).toBeGreaterThan(0)
          expect(times).toBeGreaterThan(0)
        }
      },
    ),
    { numRuns: RUNS },
  )
})

test('a monthly part is whole naira, and as many parts are paid as there are months', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 1_000_000, max: 90_000_000 }),
        installmentDuration: fc.integer({ min: 1, max: 60 }),
        minPrice: often(fc.integer({ min: 0, max: 900_000 })),
      }),
      units,
      (record, bought) => {
        const pkg = samplePackage({ ...record, installmentOption: true })
        const { parts } = paymentRows(pkg, 'installments', bought)
        const months = parts.filter(({ name }) => name !== copy.firstPayment)
        expect(months.reduce((whole, { times }) => whole + times, 0)).toBe(record.installmentDuration)
        for (const { figure } of months) expect(shownKobo(figure) % KOBO).toBe(0)
      },
    ),
    { numRuns: RUNS },
  )
})

const moniya = {
  amount: 2_400_000,
  infrastructureFee: 350_000,
  minPrice: 480_000,
  installmentDuration: 12,
  installmentOption: true,
}

test('two units of the sample plot: the parts are the parts of the total that is named', () => {
  const { cost, total, parts } = paymentRows(samplePackage(moniya), 'installments', 2)
  expect(words(cost)).toEqual(['2 × ₦2,400,000 ₦4,800,000', 'Infrastructure fee ₦700,000'])
  expect(total.figure).toBe('₦5,500,000')
  expect(words(parts)).toEqual([
    'First payment from ₦960,000',
    'Then monthly × 11 ₦378,333',
    'Last month ₦378,337',
  ])
})

test.each([
  [1_000_000, 2.3, '-₦23,000'],
  [1_000_000, 12.5, '-₦125,000'],
  [999_999, 10, '-₦99,999'],
  [100_000_000, 0.29, '-₦290,000'],
])('of ₦%d an offer of %d per cent takes %s', (amount, discount, figure) => {
  const promos = [samplePromo(discount)]
  expect(paymentRows(samplePackage({ amount, promos }), 'one-off', 1).offer?.figure).toBe(figure)
})

test.each([
  [
    'months that divide evenly are one line',
    { installmentDuration: 10, infrastructureFee: null },
    ['First payment from ₦480,000', 'Then monthly × 10 ₦192,000'],
  ],
  ['without a first payment', { minPrice: null }, ['Monthly × 11 ₦229,166', 'Last month ₦229,174']],
  [
    'without months the rest is one line',
    { installmentDuration: 0 },
    ['First payment from ₦480,000', 'The rest ₦2,270,000'],
  ],
  ['with neither nothing is named', { installmentDuration: null, minPrice: null }, []],
  [
    'a first payment of the whole price is none',
    { minPrice: 2_400_000, infrastructureFee: 0 },
    ['Monthly × 12 ₦200,000'],
  ],
  [
    'kobo of the price come with the last month',
    { amount: 2_400_000.5, infrastructureFee: 0 },
    ['First payment from ₦480,000', 'Then monthly × 11 ₦160,000', 'Last month ₦160,000.50'],
  ],
  ['less than a naira a month is no plan', { amount: 5, minPrice: 0, infrastructureFee: 0 }, ['The rest ₦5']],
])('%s', (_, changes, lines) => {
  expect(words(paymentRows(samplePackage({ ...moniya, ...changes }), 'installments', 1).parts)).toEqual(lines)
})
