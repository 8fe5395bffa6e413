import type { Package } from '#contract/package.ts'

export type PaymentPlan = 'one-off' | 'installments'

/** One-Off always; Installments only when the provider offers them (spec §2, Package detail). */
export const offeredPlans = ({ installmentOption }: Pick<Package, 'installmentOption'>): PaymentPlan[] =>
  installmentOption ? ['one-off', 'installments'] : ['one-off']

/** Naira throughout. What the record does not say is null, never guessed: there is no percentage for a deposit. */
export type PlanTotals = {
  /** Units × price per unit. */
  price: number
  /** Units × fee; 0 = the record names none. */
  infrastructureFee: number
  total: number
  /** The smallest first payment as the record gives it: not multiplied, because nothing says it is per unit. */
  firstPayment: number | null
  /** What is left of the price, spread evenly; the fee is apart, because nothing says when it is due. */
  monthly: { months: number; amount: number } | null
}

type Priced = Pick<Package, 'amount' | 'infrastructureFee' | 'installmentDuration' | 'minPrice'>

export function planTotals(pkg: Priced, plan: PaymentPlan | null, units: number): PlanTotals {
  const price = pkg.amount * units
  const infrastructureFee = Math.max(0, pkg.infrastructureFee ?? 0) * units
  const whole = { price, infrastructureFee, total: price + infrastructureFee }
  if (plan !== 'installments') return { ...whole, firstPayment: null, monthly: null }

  const least = pkg.minPrice ?? 0
  const firstPayment = least > 0 && least < price ? least : null
  const months = Math.floor(pkg.installmentDuration ?? 0)
  const amount = Math.ceil((price - (firstPayment ?? 0)) / months) // rounded up: a plan never falls short of the price
  return { ...whole, firstPayment, monthly: months > 0 ? { months, amount } : null }
}
