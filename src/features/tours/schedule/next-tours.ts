import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay } from './next-day.ts'
import { tourBadge } from './tour-badge.ts'
import { tourWhen } from './tour-when.ts'

/** `day` is `Y-m-d`, null if it cannot be read; `label` tells it to a person: "Every Saturday". */
export type NextTour = { day: string | null; label: string }

const LAST = '9999'

/**
 * The soonest tour of each package that can still be booked, by the package's id. None is one that is fully booked or
 * over, or on `today` (`Y-m-d` in Lagos), for which the API takes no booking.
 */
export function nextTours(schedules: readonly Schedule[], today: string): Map<string, NextTour> {
  const soonest = new Map<string, NextTour>()
  for (const schedule of schedules) {
    const { id } = schedule.package
    const day = nextDay(schedule, today)
    if (!id || (day !== null && day <= today) || tourBadge(schedule.package) === 'Fully Booked') continue
    const known = soonest.get(id)
    if (!known || (day ?? LAST) < (known.day ?? LAST)) soonest.set(id, { day, label: tourWhen(schedule).day })
  }
  return soonest
}
