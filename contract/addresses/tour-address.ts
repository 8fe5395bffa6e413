/** The address of the booking form with a tour chosen in it, spelled and read here alone (decision E6). */
import { BOOKING_PART, sitePaths } from '#contract/site-paths.ts'
import { searchOf } from './url.ts'

const PARTS = ['projectType', 'projectId', 'packageId', 'date', 'time'] as const

/** A tour as far as it is named. `date` is YYYY-MM-DD, `time` the id of the schedule. */
export type NamedTour = Partial<Record<(typeof PARTS)[number], string | null | undefined>>

/** `{ projectType: 'land', packageId: '14' }` → `?projectType=land&packageId=14`; of nothing it is empty. */
export function tourQuery(tour: NamedTour): string {
  const query = new URLSearchParams()
  for (const part of PARTS) {
    const value = tour[part]
    if (value) query.set(part, value)
  }
  return searchOf(query)
}

/** `/site_tour?projectType=land&projectId=3&packageId=14#site_tour_form`. */
export const tourAddress = (tour: NamedTour): string =>
  `${sitePaths.siteTour}${tourQuery(tour)}#${BOOKING_PART}`

/** What a query names, as it stands there; what is missing or blank is left out. */
export function tourInQuery(search: string): NamedTour {
  const query = new URLSearchParams(search)
  const tour: NamedTour = {}
  for (const part of PARTS) {
    const value = query.get(part)
    if (value) tour[part] = value
  }
  return tour
}

/** The kit of one package: `/site_tour/kit?package=101`. */
export const kitAddress = (packageId: string): string =>
  `${sitePaths.visitKit}?${new URLSearchParams({ package: packageId })}`
