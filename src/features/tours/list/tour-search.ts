import { tourQuery } from '#contract/addresses/tour-address.ts'
import { searchOf } from '#contract/addresses/url.ts'
import { tourOf } from '#src/features/tours/booking/preselection.ts'
import { readFilter, withFilter } from '#src/features/tours/finding/tour-filter.ts'
import type { DatedTour } from '#src/features/tours/schedule/tour-groups.ts'

/** The query that chooses a tour down to its day, and leaves the filter as it is: the list must not change above. */
export function tourSearch(search: string, { schedule, day }: DatedTour): string {
  const tour = tourOf(schedule)
  const dated = tour.packageId ? { ...tour, date: day, time: day && schedule.id } : tour
  const query = withFilter(new URLSearchParams(tourQuery(dated)), readFilter(new URLSearchParams(search)))
  return searchOf(query)
}
