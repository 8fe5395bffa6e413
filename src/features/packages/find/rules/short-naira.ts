import { groupedAtMost } from '#contract/format/grouped.ts'
import { naira } from '#contract/format/naira.ts'

const UNITS = [
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const

/** `3000000` → `₦3m`. Only where nothing is rounded away; otherwise the amount in full. */
export function shortNaira(amount: number): string {
  for (const [size, name] of UNITS) {
    if (amount >= size && amount % (size / 100) === 0) return `₦${groupedAtMost(amount / size, 2)}${name}`
  }
  return naira(amount, { decimals: 0 })
}
