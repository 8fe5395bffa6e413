export const MIN_UNITS = 1 // spec §5 and §9

export type UnitBounds = { min: number; max?: number }

/** At least one; at most the number left, if the provider gives a count above 0 (decision E12). */
export function unitBounds(availableUnits: number | null): UnitBounds {
  const left = Math.floor(availableUnits ?? 0)
  return left >= MIN_UNITS ? { min: MIN_UNITS, max: left } : { min: MIN_UNITS }
}

/** Brings a count back into bounds that was chosen before the number left was known, or fell. */
export const withinBounds = (units: number, { min, max = Number.POSITIVE_INFINITY }: UnitBounds): number =>
  Math.min(Math.max(Math.floor(units), min), max)
