import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay } from './next-day.ts'
import { tourBadge } from './tour-badge.ts'

/** None is one that is fully booked, over, or on `today`. A date that cannot be read may still come. */
export function canBeBooked(schedule: Schedule, today: string): boolean {
  const day = nextDay(schedule, today)
  return (day === null || day > today) && tourBadge(schedule.package) !== 'Fully Booked'
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
