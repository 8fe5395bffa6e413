import type { Package } from '#contract/records/package.ts'
import { siteConfig } from '#contract/site-config.ts'
import { planMonths } from '#src/features/packages/plans/terms.ts'
import { usePurchase } from './purchase.tsx'

/**
 * Below the figures of a plan. Its room is there from the press on, and that of sums from abroad at once: nothing moves
 * when its code comes.
 */
export function PlannerPlace({ pkg }: { pkg: Package }) {
  const { planner, isPlannerLost, plan, units, terms, wished, wish } = usePurchase()
  if (planner) return <planner.Planner {...{ pkg, plan, units, terms, wished, wish }} />
  const isAwaited = !isPlannerLost && plan === 'installments' && planMonths(pkg) > 0
  return (
    <div
      className={isAwaited ? 'skeleton pulse h-652px mt-24px' : siteConfig.rateDate && 'h-48px'}
      aria-hidden
    />
  )
}
