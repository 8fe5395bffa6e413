import { grouped } from './grouped.ts'

/**
 * `3500000` → `₦3,500,000.00`: two decimals on package cards, none on site tour views (spec §9). `amount` is naira.
 * An amount of 0 is the caller's matter
 * ("Price on request", decision G7; "Free", decision E16).
 */
export function naira(amount: number, { decimals }: { decimals: 0 | 2 }): string {
  const digits = grouped(Math.abs(amount), decimals)
  return amount < 0 && /[1-9]/.test(digits) ? `-₦${digits}` : `₦${digits}`
}
