/**
 * A tour named in the address: `?projectType=land&projectId=3&packageId=14` or `?packageId=14`, spelled and read here
 * (decision E6).
 */

import { PROJECT_TYPES, projectTypeSlug } from '#contract/project-type.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import type { BookedTour } from '#contract/sent/tour-booking.ts'
import { BOOKING_PART, sitePaths } from '#contract/site-paths.ts'
import { tourDay } from '#src/features/tours/schedule/tour-when.ts'
import { type BookingChoice, bookingChoice, noChoice } from './booking-choice.ts'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Unknown values and whatever follows them are left out. */
export function readPreselection(search: string): BookingChoice {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  const choice: BookingChoice = {
    projectType: PROJECT_TYPES.find((type) => type === query.get('projectType')) ?? null,
    projectId: query.get('projectId') || null,
    packageId: query.get('packageId') || null,
    date: CALENDAR_DATE.test(date) ? date : null,
    scheduleId: query.get('time') || null,
  }
  return bookingChoice(noChoice, { kind: 'preselected', choice })
}

/** The package that the address names without its line and project. The list of tours knows them if it has one. */
export function lonePackage(search: string): string | null {
  const query = new URLSearchParams(search)
  return query.get('projectType') && query.get('projectId') ? null : query.get('packageId') || null
}

/** Returns the query that chooses as much of a tour as its schedule says: a one-off tour down to its time. */
export function preselectionOf(schedule: Schedule): string {
  const day = tourDay(schedule)
  const known = {
    projectType: projectTypeSlug(schedule.projectType?.name),
    projectId: schedule.project?.id,
    packageId: schedule.package.id,
    date: day,
    time: day && schedule.id,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(known)) {
    if (!value) break
    query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The form with a tour chosen again, as far as the data names it. */
export function tourAddress(tour: Partial<Omit<BookedTour, 'packageName'>>): string {
  const query = new URLSearchParams()
  for (const name of ['projectType', 'projectId', 'packageId'] as const) {
    const value = tour[name]
    if (value) query.set(name, value)
  }
  return `${sitePaths.siteTour}?${query}#${BOOKING_PART}`
}
