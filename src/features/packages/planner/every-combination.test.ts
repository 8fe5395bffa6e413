/** The figures add up in every combination, on the screen, on paper and in what is shared. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { type PaymentRow, paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { planMonths, recordedTerms } from '#src/features/packages/plans/terms.ts'
import { enquiryText } from '#src/features/packages/purchase/enquiry-text.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { heldTerms } from '#src/features/packages/wished/held-terms.ts'
import { anyFigures, anyUnits, anyWish } from './any-package-for-tests.ts'
import { payments } from './payments.ts'
import { sharedText } from './shared-text.ts'

const RUNS = 5_000
const NAIRA = 100 // kobo

const shownKobo = (figure: string) => Math.round(Number(figure.replace(/[₦,]/g, '')) * NAIRA)
const sum = (rows: readonly PaymentRow[]) =>
  rows.reduce((whole, { figure, times }) => whole + shownKobo(figure) * times, 0)

/** Read just now. */
const read = (pkg: Package, storedAt = Date.now()) => ({ pkg, storedAt })
const anyPlan = fc.constantFrom('one-off' as const, 'installments' as const)

/** `check` runs with thousands of packages, and with thousands of wishes for them. */
function inEveryCombination(check: (combination: ReturnType<typeof made>) => void) {
  fc.assert(
    fc.property(anyFigures, anyUnits, anyPlan, anyWish, (figures, units, plan, wish) =>
      check(made(figures, units, plan, wish)),
    ),
    { numRuns: RUNS, seed: 137 },
  )
}

type Drawn<T> = T extends fc.Arbitrary<infer Value> ? Value : never

function made(
  figures: Drawn<typeof anyFigures>,
  units: number,
  plan: Drawn<typeof anyPlan>,
  wish: Drawn<typeof anyWish>,
) {
  const pkg = samplePackage({ ...figures, installmentOption: true })
  const terms = heldTerms(pkg, units, wish)
  return {
    ...{ pkg, units, plan, wish, terms },
    rows: paymentRows(pkg, plan, units, terms),
    totals: planTotals(pkg, plan, units, terms),
  }
}

test('cost and parts are each the total, to the kobo', () => {
  inEveryCombination(({ rows: { cost, total, parts } }) => {
    expect(sum(cost)).toBe(shownKobo(total.figure))
    if (parts.length > 0) expect(sum(parts)).toBe(shownKobo(total.figure))
  })
})

test('an offer changes no sum, and is whole naira of the price alone', () => {
  inEveryCombination(({ pkg, plan, units, terms, rows, totals }) => {
    const { offer, ...sums } = rows
    const { offer: _, ...without } = paymentRows({ ...pkg, promos: [] }, plan, units, terms)
    expect(sums).toEqual(without)
    if (!offer) return
    expect(shownKobo(offer.figure) % NAIRA).toBe(-0)
    expect(-shownKobo(offer.figure)).toBeGreaterThan(0)
    expect(-shownKobo(offer.figure)).toBeLessThanOrEqual(totals.price)
  })
})

test('a wish is held: months and first payment stay within what the record names', () => {
  inEveryCombination(({ pkg, units, terms, totals }) => {
    const recorded = recordedTerms(pkg, units, totals.price)
    expect(terms.months).toBeLessThanOrEqual(planMonths(pkg))
    expect(terms.months).toBeGreaterThanOrEqual(Math.min(1, planMonths(pkg)))
    if (recorded.first === null) expect(terms.first).toBeNull()
    else {
      expect(terms.first).toBeGreaterThanOrEqual(recorded.first)
      expect(terms.first).toBeLessThanOrEqual(totals.total)
    }
  })
})

test('what follows the first payment is whole naira, but for the kobo of the record in the last', () => {
  inEveryCombination(({ totals: { parts } }) => {
    if (parts?.monthly) expect(parts.monthly.amount % NAIRA).toBe(0)
    if (parts?.monthly) expect(parts.monthly.amount).toBeGreaterThan(0)
    if (parts?.last !== null && parts !== null) expect(parts.last).toBeGreaterThan(0)
  })
})

test('the list of all payments is the total, one a month, within the months', () => {
  inEveryCombination(({ terms, totals: { parts, total } }) => {
    if (!parts || terms.months === 0) return
    const list = payments(parts, terms.months)
    expect(list.reduce((paid, { kobo }) => paid + kobo, 0)).toBe(total)
    expect(list.at(-1)?.paid).toBe(total)
    expect(list.at(-1)?.after).toBeLessThanOrEqual(terms.months)
    expect(new Set(list.map(({ after }) => after)).size).toBe(list.length)
  })
})

test('what is shared and what is asked tell the rows of the screen', () => {
  inEveryCombination(({ pkg, plan, units, terms, rows: { cost, total, parts, offer } }) => {
    const shared = sharedText(read(pkg), { plan, units, terms })
    for (const { name, figure } of [...cost, total, ...parts, ...(offer ? [offer] : [])])
      expect(shared).toContain(`\n${name}: ${figure}`)
    const asked = enquiryText(read(pkg), { plan, units, terms }, '')
    for (const { name, figure } of parts) expect(asked).toContain(`${name}: ${figure}`)
    expect(asked).toContain(`${total.figure} in all.`)
  })
})

test('what is shared names no place where the package has none', () => {
  const pkg = samplePackage({ name: 'Plot A', location: '', state: '', amount: 0 })
  expect(sharedText(read(pkg), { plan: null, units: 1 })).toBe('Plot A')
})

test('units that are chosen before a plan are shared with what they cost', () => {
  const pkg = samplePackage({ name: 'Ewekoro Hills', amount: 2_400_000, infrastructureFee: 350_000 })
  const linesOf = (units: number) => sharedText(read(pkg), { plan: null, units }).split('\n').slice(1)
  expect(linesOf(1)).toEqual(['Price per unit: ₦2,400,000'])
  expect(linesOf(3)).toEqual([
    '3 × ₦2,400,000: ₦7,200,000',
    'Infrastructure fee: ₦1,050,000',
    'Total: ₦8,250,000',
    'A guide, not an offer.',
  ])
})

test('a shared price that was not read today names its day, and no day where nobody knows it', () => {
  const pkg = samplePackage({ name: 'Ewekoro Hills', amount: 2_400_000 })
  const linesOf = (storedAt: number, units = 1, amount = pkg.amount) =>
    sharedText(read({ ...pkg, amount }, storedAt), { plan: null, units }).split('\n')
  const old = Date.UTC(2026, 10, 2, 23, 30)
  for (const units of [1, 3]) expect(linesOf(old, units)).toContain('Prices as of Nov 3, 2026')
  for (const lines of [linesOf(0), linesOf(Date.now() + 86_400_000), linesOf(old, 1, 0)])
    expect(lines.join()).not.toContain('as of')
})
