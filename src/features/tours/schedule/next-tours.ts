import type { Schedule } from '#contract/records/site-tour.ts'
import { isUpcoming, tourDay, tourWhen } from './tour-when.ts'

/** `day` is `Y-m-d`, null for a recurrent tour or a date that cannot be read; `label` tells it to a person. */
export type NextTour = { day: string | null; label: string }

/** The next tour of each package, by the package's id. `today` is `Y-m-d` in Lagos. */
export function nextTours(schedules: readonly Schedule[], today: string): Map<string, NextTour> {
  const nearest = new Map<string, { tour: NextTour; by: string }>()
  for (const schedule of schedules) {
    const { id } = schedule.package
    if (!id || !isUpcoming(schedule, today)) continue
    const tour = { day: tourDay(schedule), label: tourWhen(schedule).day }
    const by = tour.day ?? (schedule.recurrent ? weekAfter(today) : NEVER)
    const before = nearest.get(id)
    if (!before || by < before.by) nearest.set(id, { tour, by })
  }
  return new Map([...nearest].map(([id, { tour }]) => [id, tour]))
}

const NEVER = '9999'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** A tour of every week or day comes within a week, so only a dated one before that is nearer. */
const weekAfter = (today: string): string => new Date(Date.parse(today) + WEEK_MS).toISOString().slice(0, 10)
