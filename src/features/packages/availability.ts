import type { Package } from '#contract/records/package.ts'

export type Availability = 'on-sale' | 'sold-out' | 'withdrawn'

/**
 * Sold out overrides withdrawn, and both override any unit count left in the record. A count of 0 alone does not close
 * the sale: the provider says so with its own flag or status.
 */
export function availability({
  soldOut,
  active,
  status,
}: Pick<Package, 'soldOut' | 'active' | 'status'>): Availability {
  const said = status.trim().toLowerCase()
  if (soldOut || said === 'sold out') return 'sold-out'
  return !active || said === 'inactive' ? 'withdrawn' : 'on-sale'
}
