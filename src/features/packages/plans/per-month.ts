import type { Package } from '#contract/records/package.ts'
import { availability } from '#src/features/packages/availability.ts'
import { planTotals } from './payment-plan.ts'

/**
 * What a month of one unit costs at the least that the record itself names: over its longest time, after its least
 * first payment, fee included. Whole naira. Null: not on sale, no price, no instalments or no months.
 */
export function fromPerMonth(pkg: Package): number | null {
  if (!pkg.installmentOption || pkg.amount <= 0 || availability(pkg) !== 'on-sale') return null
  const { parts } = planTotals(pkg, 'installments', 1)
  return parts?.monthly ? parts.monthly.amount / 100 : null
}
