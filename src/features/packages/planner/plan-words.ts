import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import type { PaymentRow } from '#src/features/packages/plans/payment-rows.ts'

/** A chosen plan in a message; `months` 0 = none are named. */
export function planWords(plan: PaymentPlan, months: number): string {
  if (plan === 'one-off') return 'One-off'
  return months > 0 ? `Instalments over ${months} ${months === 1 ? 'month' : 'months'}` : 'Instalments'
}

export const rowWords = ({ name, figure }: PaymentRow): string => `${name}: ${figure}`
