const AMOUNT =
  /^(?:₦|ngn|naira|n)?\s*(\d+(?:\.\d+)?|\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?)\s*(k|thousand|m|mil|mill|million|b|bn|billion)?$/

const TIMES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }
const MOST = 1e12 // above it nothing is sold, and sums would drift

/**
 * An amount as people write it: `3m`, `₦500k`, `3,000,000`, `1.5 million` → a whole number. Null if it is not one: a
 * guess would hide packages.
 */
export function typedAmount(text: string): number | null {
  const [, digits, unit = ''] = AMOUNT.exec(text.trim().toLowerCase()) ?? []
  if (digits === undefined) return null
  const amount = Math.round(Number(digits.replaceAll(/[, ]/g, '')) * (TIMES[unit.charAt(0)] ?? 1))
  return amount > 0 && amount <= MOST ? amount : null
}
