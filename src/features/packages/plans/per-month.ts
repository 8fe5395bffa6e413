import type { Package } from '#contract/records/package.ts'
import { availability } from '#src/features/packages/availability.ts'
import { planTotals } from './payment-plan.ts'
import type { Terms } from './terms.ts'

/**
 * What a month costs in whole naira, fee included. Without `terms` it is the least that the record itself names: over
 * its longest time, after its least first payment. Null: not on sale, no price, no instalments or no equal months.
 */
export function fromPerMonth(pkg: Package, units = 1, terms?: Terms): number | null {
  if (!pkg.installmentOption || pkg.amount <= 0 || availability(pkg) !== 'on-sale') return null
  const { parts } = planTotals(pkg, 'installments', units, terms)
  return parts?.monthly ? parts.monthly.amount / 100 : null
}
