import { copy } from '#src/features/packages/copy.ts'
import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import type { PaymentRow } from '#src/features/packages/plans/payment-rows.ts'
import { plural } from '#src/format/count.ts'

/** A chosen plan in a message; `months` 0 = none are named. */
export function planWords(plan: PaymentPlan, months: number): string {
  const name = copy.planNames[plan]
  return plan === 'installments' && months > 0 ? `${name} ${copy.overMonths(plural(months, 'month'))}` : name
}

export const rowWords = ({ name, figure }: PaymentRow): string => `${name}: ${figure}`
