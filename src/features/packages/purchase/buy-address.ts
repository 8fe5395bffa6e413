import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'

type Chosen = { packageId: string; plan: PaymentPlan; units: number }

/** The client application's page, with the person's choice in its address. */
export function buyAddress(loginUrl: string, { packageId, plan, units }: Chosen): string {
  return `${loginUrl}?package=${encodeURIComponent(packageId)}&plan=${plan}&units=${units}`
}
