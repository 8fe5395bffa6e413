import type { Package } from '#contract/records/package.ts'
import { planMonths } from '#src/features/packages/plans/terms.ts'
import { usePurchase } from './purchase.tsx'

/** Below the figures of a plan; its room is there from the press on, so nothing moves when its code comes. */
export function PlannerPlace({ pkg }: { pkg: Package }) {
  const { planner, isPlannerLost, plan, units, terms, wished, wish } = usePurchase()
  if (planner) return <planner.Planner {...{ pkg, plan, units, terms, wished, wish }} />
  if (isPlannerLost || plan !== 'installments' || planMonths(pkg) === 0) return null
  return <div className="skeleton h-652px mt-24px" aria-hidden />
}
