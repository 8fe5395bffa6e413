import { saleState } from '#contract/records/sale-state.ts'
import type { TourPackage } from '#contract/records/site-tour.ts'

export type TourBadge = 'Fully Booked' | 'Available' | 'Limited Spots'

/** Sold out or withdrawn overrides any unit count left in the record (spec §2, Site tour). */
export function tourBadge(
  pkg: Pick<TourPackage, 'soldOut' | 'active' | 'status' | 'availableUnits'>,
): TourBadge {
  if (saleState(pkg) !== 'on-sale') return 'Fully Booked'
  return (pkg.availableUnits ?? 0) > 0 ? 'Available' : 'Limited Spots'
}
