import type { Package } from '#contract/records/package.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import { type PaymentPlan, planMonths } from '#src/features/packages/plans/payment-plan.ts'
import { paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { naira } from '#src/format/naira.ts'
import { enquiry as words } from './enquiry-copy.ts'
import { purchaseState } from './purchase-state.ts'

/** `wantsDate`: no tour of it is offered, and the person wants to see it. */
export type Chosen = { plan: PaymentPlan | null; units: number; wantsDate?: boolean }

/** What a person asks sales about: the package, the plan, the units and the price as on the screen, and its address. */
export function enquiryText(
  pkg: Package,
  { plan, units, wantsDate = false }: Chosen,
  address: string,
): string {
  const state = purchaseState(pkg, plan)
  const lines = [words.opening(pkg.name, packagePlace(pkg))]
  if (state === 'on-request') lines.push(words.askPrice)
  else if (state === 'choose-plan') lines.push(words.perUnit(naira(pkg.amount, { decimals: 0 })))
  else if (state === 'ready' && plan !== null) {
    lines.push(
      words.chosen(words.plans[plan](planMonths(pkg)), units, paymentRows(pkg, plan, units).total.figure),
    )
  } else lines.push(words.another)
  if (wantsDate) lines.push(words.askDate)
  return [...lines, address].join('\n')
}
