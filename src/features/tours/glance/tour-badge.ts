import type { TourPackage } from '#contract/records/site-tour.ts'

export type TourBadge = 'Fully Booked' | 'Available' | 'Limited Spots'

/** Sold out or withdrawn overrides any unit count left in the record (spec §2, Site tour). */
export function tourBadge({
  soldOut,
  active,
  availableUnits,
}: Pick<TourPackage, 'soldOut' | 'active' | 'availableUnits'>): TourBadge {
  if (soldOut || !active) return 'Fully Booked'
  return (availableUnits ?? 0) > 0 ? 'Available' : 'Limited Spots'
}
