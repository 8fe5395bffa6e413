import { groupedAtMost } from '#contract/format/grouped.ts'

const NAIRA_SIGN = '₦'
const STEPS = [
  { from: 1_000_000_000, divisor: 1_000_000_000, letter: 'bn' },
  { from: 1_000_000, divisor: 1_000_000, letter: 'm' },
  { from: 1_000, divisor: 1_000, letter: 'k' },
] as const

/** 1_150_000 → `₦1.15m`. At most two decimals, rounded up: "from" never states less than the price. */
export function compactNaira(amount: number): string {
  const step = STEPS.find(({ from }) => amount >= from)
  if (!step) return `${NAIRA_SIGN}${Math.ceil(amount)}`
  const hundredths = Math.ceil((amount * 100) / step.divisor)
  return `${NAIRA_SIGN}${groupedAtMost(hundredths / 100, 2)}${step.letter}`
}
