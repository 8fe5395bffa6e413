import type { Package } from '#contract/records/package.ts'
import { placeOf } from '#contract/records/place.ts'

export const NO_PLACE = '--' // spec §2, Package card

/** The location, otherwise the state, otherwise `--` (decision E11). */
export const packagePlace = (pkg: Pick<Package, 'location' | 'state'>): string => placeOf(pkg) || NO_PLACE
