/** Which choices of the form an address makes, and what a schedule knows of its own address. */
import { type NamedTour, tourInQuery } from '#contract/addresses/tour-address.ts'
import { PROJECT_TYPES, projectTypeSlug } from '#contract/project-type.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { tourDay } from '#src/features/tours/glance/tour-when.ts'
import { type BookingChoice, bookingChoice, noChoice } from './booking-choice.ts'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Unknown values and whatever follows them are left out. */
export function readPreselection(search: string): BookingChoice {
  const { projectType, projectId = null, packageId = null, date = null, time = null } = tourInQuery(search)
  const choice: BookingChoice = {
    projectType: PROJECT_TYPES.find((type) => type === projectType) ?? null,
    projectId,
    packageId,
    date: date && CALENDAR_DATE.test(date) ? date : null,
    scheduleId: time,
  }
  return bookingChoice(noChoice, { kind: 'preselected', choice })
}

/** The package that the address names without its line and project. The list of tours knows them if it has one. */
export function lonePackage(search: string): string | null {
  const { projectType, projectId, packageId = null } = tourInQuery(search)
  return projectType && projectId ? null : packageId
}

/** As much of a tour as its schedule says: a one-off tour down to its time. What follows an unknown part is left out. */
export function tourOf(schedule: Schedule): NamedTour {
  const day = tourDay(schedule)
  const projectType = projectTypeSlug(schedule.projectType?.name)
  const projectId = projectType && schedule.project?.id
  const packageId = projectId && schedule.package.id
  const date = packageId && day
  return { projectType, projectId, packageId, date, time: date && schedule.id }
}
