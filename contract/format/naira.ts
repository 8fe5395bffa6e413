import { grouped } from './grouped.ts'

/**
 * `3500000` → `₦3,500,000.00`: two decimals on package cards, none on site tour views (spec §9). `amount` is naira.
 * Kobo are never rounded away: the same price reads the same everywhere, and sums add up. The caller handles an amount
 * of 0 ("Price on request", decision G7; "Free", decision E16).
 */
export function naira(amount: number, { decimals }: { decimals: 0 | 2 }): string {
  const kobo = Math.round(Math.abs(amount) * 100)
  const digits = grouped(kobo / 100, kobo % 100 === 0 ? decimals : 2)
  return amount < 0 && /[1-9]/.test(digits) ? `-₦${digits}` : `₦${digits}`
}
