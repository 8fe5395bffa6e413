import type { Package } from '#contract/records/package.ts'
import { type SaleState, saleState } from '#contract/records/sale-state.ts'

export type Availability = SaleState

/** Whether a package can be bought; the rule is shared with link previews. */
export const availability = (pkg: Pick<Package, 'soldOut' | 'active' | 'status'>): Availability =>
  saleState(pkg)
