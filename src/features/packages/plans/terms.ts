import type { Package } from '#contract/records/package.ts'

/** How a plan in parts is paid. `first` is kobo, null = none is named; `months` 0 = none are named. */
export type Terms = { first: number | null; months: number }

type Recorded = Pick<Package, 'installmentDuration' | 'minPrice'>

/** 0 = the record names none. */
export const planMonths = ({ installmentDuration }: Pick<Package, 'installmentDuration'>): number =>
  Math.max(0, Math.floor(installmentDuration ?? 0))

/** Naira of the record as kobo: sums of naira with a fraction would drift. */
export const koboOf = (naira: number): number => Math.round(naira * 100)

/** The record's own: its least first payment for each unit, and its longest time. A first payment of it all is none. */
export function recordedTerms(pkg: Recorded, units: number, price: number): Terms {
  const least = koboOf(pkg.minPrice ?? 0) * units
  return { first: least > 0 && least < price ? least : null, months: planMonths(pkg) }
}
