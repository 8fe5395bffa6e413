import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay } from './next-day.ts'
import { canBeBooked } from './open-tours.ts'
import { tourWhen } from './tour-when.ts'

/** `day` is `Y-m-d`, null if it cannot be read; `label` tells it to a person: "Every Saturday". */
export type NextTour = { day: string | null; label: string }

const LAST = '9999'

/**
 * The soonest tour of each package that can still be booked, by the package's id. `today` is `Y-m-d` in Lagos: the API
 * takes no booking for the same day.
 */
export function nextTours(schedules: readonly Schedule[], today: string): Map<string, NextTour> {
  const soonest = new Map<string, NextTour>()
  for (const schedule of schedules) {
    const { id } = schedule.package
    if (!id || !canBeBooked(schedule, today)) continue
    const day = nextDay(schedule, today)
    const known = soonest.get(id)
    if (!known || (day ?? LAST) < (known.day ?? LAST)) soonest.set(id, { day, label: tourWhen(schedule).day })
  }
  return soonest
}
