/** The tours of each package together, soonest first. */
import { minutesOfDay } from '#contract/format/minutes-of-day.ts'
import { compare } from '#contract/records/compare.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay } from '#src/features/tours/glance/next-day.ts'

/** `day` is `Y-m-d`, null if it cannot be read. `isToday`: the API takes no booking for it any more. */
export type DatedTour = { schedule: Schedule; day: string | null; isToday: boolean }

/** `next` is the soonest that can be booked, else the soonest. `others` are the rest, soonest first. */
export type TourGroup = { key: string; next: DatedTour; others: readonly DatedTour[] }

/**
 * What cannot be read comes last; what is equally soon keeps the order of the provider. A daily tour counts for the
 * `asked` day of the week.
 */
export function tourGroups(schedules: readonly Schedule[], today: string, asked?: string): TourGroup[] {
  const dated = schedules
    .map((schedule) => ({ tour: datedTour(schedule, today, asked), minutes: minutes(schedule) }))
    .sort(sooner)
    .map(({ tour }) => tour)
  const byPackage = new Map<string, DatedTour[]>()
  for (const tour of dated) {
    const { package: pkg, id } = tour.schedule
    const key = pkg.id ? `package ${pkg.id}` : `tour ${id}`
    byPackage.set(key, [...(byPackage.get(key) ?? []), tour])
  }
  return [...byPackage].flatMap(([key, tours]) => {
    const next = tours.find(({ isToday }) => !isToday) ?? tours[0]
    return next ? [{ key, next, others: tours.filter((tour) => tour !== next) }] : []
  })
}

/** Whether both show the same tours of the same days. */
export function isSameGroup(one: TourGroup, other: TourGroup): boolean {
  return (
    one.others.length === other.others.length &&
    isSameTour(one.next, other.next) &&
    one.others.every((tour, at) => isSameTour(tour, other.others[at]))
  )
}

const isSameTour = (one: DatedTour, other: DatedTour | undefined): boolean =>
  one.schedule === other?.schedule && one.day === other.day && one.isToday === other.isToday

export function datedTour(schedule: Schedule, today: string, asked?: string): DatedTour {
  const day = nextDay(schedule, today, asked)
  return { schedule, day, isToday: day === today }
}

const LAST = '9999'

type Timed = { tour: DatedTour; minutes: number }

function sooner(a: Timed, b: Timed): number {
  const [dayOfA, dayOfB] = [a.tour.day ?? LAST, b.tour.day ?? LAST]
  return compare(dayOfA, dayOfB) || a.minutes - b.minutes
}

const minutes = (schedule: Schedule) => minutesOfDay(schedule.availableTime) ?? 24 * 60
