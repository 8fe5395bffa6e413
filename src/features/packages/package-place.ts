import type { Package } from '#contract/records/package.ts'
import { placeOf } from '#contract/records/place.ts'

export const NO_PLACE = '--' // spec §2, Package card

/** The location, otherwise the state, otherwise `--` (decision E11). */
export const packagePlace = (pkg: Pick<Package, 'location' | 'state'>): string => placeOf(pkg) || NO_PLACE

/** For a message: `Ibeju plot, Eleko road, Lagos`; without a place the name alone. */
export const nameAndPlace = (pkg: Pick<Package, 'name' | 'location' | 'state'>): string =>
  [pkg.name, placeOf(pkg)].filter(Boolean).join(', ')
