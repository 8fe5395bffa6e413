import type { Package } from './package.ts'

export type SaleState = 'on-sale' | 'sold-out' | 'withdrawn'

/**
 * Sold out overrides withdrawn, and both override any unit count left in the record. A count of 0 alone does not close
 * the sale: the provider says so with its own flag or status.
 */
export function saleState({
  soldOut,
  active,
  status,
}: Pick<Package, 'soldOut' | 'active' | 'status'>): SaleState {
  const said = status.trim().toLowerCase()
  if (soldOut || said === 'sold out') return 'sold-out'
  return !active || said === 'inactive' ? 'withdrawn' : 'on-sale'
}
