import type { Package } from '#contract/records/package.ts'
import { type Instalments, instalments } from './instalments.ts'
import { koboOf, recordedTerms, type Terms } from './terms.ts'

export type PaymentPlan = 'one-off' | 'installments'

/** One-Off always; Installments only when the provider offers them (spec §2, Package detail). */
export const offeredPlans = ({ installmentOption }: Pick<Package, 'installmentOption'>): PaymentPlan[] =>
  installmentOption ? ['one-off', 'installments'] : ['one-off']

/**
 * Kobo throughout: sums of naira with a fraction would drift. What the record does not state is null, never guessed.
 */
export type PlanTotals = {
  /** Units × price per unit. */
  price: number
  /** Units × fee; 0 = the record names none. */
  infrastructureFee: number
  total: number
  /** How the total is paid in parts, including the fee; null if it is paid at once, or the record names no parts. */
  parts: Instalments | null
  terms: Terms
}

type Priced = Pick<Package, 'amount' | 'infrastructureFee' | 'installmentDuration' | 'minPrice'>

/** `terms` as `wished/held-terms.ts` returns them; without them the record's own. Exact below 90 trillion naira. */
export function planTotals(pkg: Priced, plan: PaymentPlan | null, units: number, wished?: Terms): PlanTotals {
  const price = koboOf(pkg.amount) * units
  const infrastructureFee = Math.max(0, koboOf(pkg.infrastructureFee ?? 0)) * units
  const total = price + infrastructureFee
  const terms = wished ?? recordedTerms(pkg, units, price)
  const parts = plan === 'installments' ? instalments(total, terms) : null
  return { price, infrastructureFee, total, parts, terms }
}
