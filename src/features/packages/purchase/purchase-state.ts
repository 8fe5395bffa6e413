import type { Package } from '#contract/records/package.ts'
import { type Availability, availability } from '#src/features/packages/availability.ts'
import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'

/** What Buy Now does at the moment. `on-request` has no price, so it becomes an enquiry (decision G7). */
export type PurchaseState = Exclude<Availability, 'on-sale'> | 'on-request' | 'choose-plan' | 'ready'

export function purchaseState(
  pkg: Pick<Package, 'soldOut' | 'active' | 'status' | 'amount'>,
  plan: PaymentPlan | null,
): PurchaseState {
  const state = availability(pkg)
  if (state !== 'on-sale') return state
  if (pkg.amount <= 0) return 'on-request'
  return plan === null ? 'choose-plan' : 'ready'
}
