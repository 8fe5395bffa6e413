import type { Package } from '#contract/records/package.ts'
import { type Instalments, instalments } from './instalments.ts'

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
}

type Priced = Pick<Package, 'amount' | 'infrastructureFee' | 'installmentDuration' | 'minPrice'>

/** Exact while the total stays below 90 trillion naira. */
export function planTotals(pkg: Priced, plan: PaymentPlan | null, units: number): PlanTotals {
  const price = kobo(pkg.amount) * units
  const infrastructureFee = Math.max(0, kobo(pkg.infrastructureFee ?? 0)) * units
  const total = price + infrastructureFee
  const least = kobo(pkg.minPrice ?? 0) * units
  const first = least > 0 && least < price ? least : null
  const parts = plan === 'installments' ? instalments(total, { first, months: planMonths(pkg) }) : null
  return { price, infrastructureFee, total, parts }
}

/** 0 = the record names none. */
export const planMonths = ({ installmentDuration }: Pick<Package, 'installmentDuration'>): number =>
  Math.max(0, Math.floor(installmentDuration ?? 0))

const kobo = (naira: number) => Math.round(naira * 100)
