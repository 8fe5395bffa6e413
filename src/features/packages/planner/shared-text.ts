import { naira } from '#contract/format/naira.ts'
import { availability } from '#src/features/packages/availability.ts'
import { nameAndPlace } from '#src/features/packages/package-place.ts'
import type { Choice } from '#src/features/packages/plans/choice.ts'
import { paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { type PackageRead, priceDay } from '#src/features/packages/price-day.ts'
import { planWords, rowWords } from './plan-words.ts'
import { plannerCopy } from './planner-copy.ts'

/** What goes with a shared link: the package, and its price, or the plan and the units that are chosen. */
export function sharedText({ pkg, storedAt }: PackageRead, { plan, units, terms }: Choice): string {
  const name = nameAndPlace(pkg)
  if (pkg.amount <= 0 || availability(pkg) !== 'on-sale') return name
  const day = priceDay(storedAt)
  if (plan === null && units === 1)
    return [name, plannerCopy.perUnit(naira(pkg.amount, { decimals: 0 })), ...day].join('\n')
  const { cost, total, parts, months, offer } = paymentRows(pkg, plan, units, terms)
  const rows = [...cost, total, ...parts, ...(offer ? [offer] : [])]
  const chosen = plan ? [planWords(plan, months)] : []
  return [name, ...chosen, ...rows.map(rowWords), ...day, plannerCopy.shareGuide].join('\n')
}
