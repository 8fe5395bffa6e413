import { naira } from '#contract/format/naira.ts'
import { tours as words } from '#src/features/tours/copy.ts'

/** Whole naira on tour views (spec §9). 0 is free (decision E16); what is no fee at all promises nothing. */
export function tourFee(fee: number | null): string {
  if (fee === null || fee < 0) return words.feeUnsaid
  return fee === 0 ? words.free : naira(fee, { decimals: 0 })
}
