import type { Package } from '#contract/records/package.ts'
import { type Availability, availability } from '#src/features/packages/availability.ts'

/**
 * The figures of a package whose change is news to a buyer. `amount` 0 = price on request; `left` null = not stated.
 */
export type Figures = { amount: number; left: number | null; sale: Availability }

export type PackageChange =
  | { kind: 'sold-out' | 'withdrawn' | 'back-on-sale' | 'price-named' }
  /** `by` is naira. */
  | { kind: 'price-down' | 'price-up'; by: number }
  /** `by` is units. */
  | { kind: 'fewer-left' | 'more-left'; by: number }

export const figuresOf = (pkg: Package): Figures => ({
  amount: pkg.amount,
  left: pkg.availableUnits,
  sale: availability(pkg),
})

/**
 * What changed since the person last saw it, the most decisive first. If a package cannot be bought, neither its price
 * nor its count is news. A figure that one side does not state is no change.
 */
export function packageChanges(before: Figures | null, now: Figures): PackageChange[] {
  if (!before) return []
  if (now.sale !== 'on-sale') return now.sale === before.sale ? [] : [{ kind: now.sale }]
  const changes: (PackageChange | null)[] = [
    before.sale === 'on-sale' ? null : { kind: 'back-on-sale' },
    priceChange(before.amount, now.amount),
    countChange(before.left, now.left),
  ]
  return changes.filter((change) => change !== null)
}

function priceChange(before: number, now: number): PackageChange | null {
  if (now === before || now <= 0) return null
  if (before <= 0) return { kind: 'price-named' }
  return { kind: now < before ? 'price-down' : 'price-up', by: Math.abs(now - before) }
}

function countChange(before: number | null, now: number | null): PackageChange | null {
  if (before === null || now === null || now === before) return null
  return { kind: now < before ? 'fewer-left' : 'more-left', by: Math.abs(now - before) }
}
