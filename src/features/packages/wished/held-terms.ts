import type { Package } from '#contract/records/package.ts'
import type { Wished } from '#src/features/packages/plans/choice.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { koboOf, type Terms } from '#src/features/packages/plans/terms.ts'

/**
 * What holds of a wish: from one month to as many as the record names, and from its least first payment to the total.
 * What the record does not name cannot be wished for.
 */
export function heldTerms(pkg: Package, units: number, { months, deposit }: Wished): Terms {
  const { total, terms } = planTotals(pkg, 'installments', units)
  return {
    first: terms.first && within(deposit === null ? terms.first : koboOf(deposit), terms.first, total),
    months: within(months ?? terms.months, Math.min(1, terms.months), terms.months),
  }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
