import type { Wished } from '#src/features/packages/plans/choice.ts'
import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'

/** `?plan=installments&units=2&months=12&deposit=500000` (naira), as `purchase/purchase.tsx` reads plan and units. */
export type Kept = { plan: PaymentPlan | null; units: number; wished: Wished }

/** The query with the choice in it; every other parameter stays. Nothing chosen leaves nothing. */
export function choiceQuery(query: URLSearchParams, { plan, units, wished }: Kept): URLSearchParams {
  const next = new URLSearchParams(query)
  const isInParts = plan === 'installments'
  const values = {
    plan,
    units: units > 1 ? units : null,
    months: isInParts ? wished.months : null,
    deposit: isInParts ? wished.deposit : null,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
