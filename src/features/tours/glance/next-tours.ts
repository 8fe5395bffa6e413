import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay } from './next-day.ts'
import { tourBadge } from './tour-badge.ts'
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

/** None is one that is fully booked, over, or on `today`. */
export function canBeBooked(schedule: Schedule, today: string): boolean {
  return isAhead(schedule, today) && tourBadge(schedule.package) !== 'Fully Booked'
}

/** Neither over nor on `today`. A date that cannot be read may still come. */
export function isAhead(schedule: Schedule, today: string): boolean {
  const day = nextDay(schedule, today)
  return day === null || day > today
}

/** Each package's soonest day (`Y-m-d`), and the ids of all its dates that can still be booked. */
export function openTours(schedules: readonly Schedule[], today: string) {
  const days = new Map<string, string>()
  const ids = new Map<string, string[]>()
  for (const schedule of schedules) {
    const { id } = schedule.package
    if (!id || !canBeBooked(schedule, today)) continue
    ids.set(id, [...(ids.get(id) ?? []), schedule.id])
    const day = nextDay(schedule, today)
    const soonest = days.get(id)
    if (day !== null && (soonest === undefined || day < soonest)) days.set(id, day)
  }
  return { days, ids }
}
