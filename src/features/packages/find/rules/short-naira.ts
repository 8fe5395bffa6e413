import { groupedAtMost } from '#contract/format/grouped.ts'
import { naira } from '#contract/format/naira.ts'

/** With the decimals that are still shorter than the digits they stand for. */
const UNITS = [
  [1e9, 'bn', 3],
  [1e6, 'm', 3],
  [1e3, 'k', 2],
] as const

/** `3000000` → `₦3m`. Only where nothing is rounded away; otherwise the amount in full. */
export function shortNaira(amount: number): string {
  const [size, name, decimals] = UNITS.find(([least]) => amount >= least) ?? [1, '', 0]
  return amount % (size / 10 ** decimals) === 0
    ? `₦${groupedAtMost(amount / size, decimals)}${name}`
    : naira(amount, { decimals: 0 })
}
