/** What the receipt of a booking says of the visit: nothing of it is personal. */
import { placeOf } from '#contract/records/place.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import type { BookedTour, Visit } from '#contract/sent/tour-booking.ts'
import type { Slot } from '#src/features/tours/rebooking/next-slots.ts'

/** The list of tours tells the place and the fee; without it neither is known. */
export function withVisit(
  tour: BookedTour,
  slot: Slot,
  known: { project: string; schedules: readonly Schedule[] },
): BookedTour {
  const { project, schedules } = known
  const ofPackage = schedules.filter((schedule) => schedule.package.id === tour.packageId)
  const schedule = schedules.find(({ id }) => id === slot.scheduleId)
  const pkg = (schedule ?? ofPackage[0])?.package
  const visit: Visit = {
    ...slot,
    project,
    place: pkg ? placeOf(pkg) : '',
    fee: schedule?.fee ?? null,
  }
  return { ...tour, visit }
}

/** The same tour on another date. Another schedule may have another fee. */
export function movedVisit({ visit, ...tour }: BookedTour, slot: Slot): BookedTour {
  if (!visit) return tour
  return {
    ...tour,
    visit: { ...visit, ...slot, fee: visit.scheduleId === slot.scheduleId ? visit.fee : null },
  }
}
