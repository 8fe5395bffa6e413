import type { Schedule } from '#contract/records/site-tour.ts'
import { clockInLagos, todayInLagos } from '#src/format/lagos-date.ts'
import { tourBadge } from './tour-badge.ts'
import { tourDay } from './tour-when.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY_MS = 24 * 60 * 60 * 1000
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?/i

/**
 * The soonest day (`Y-m-d`) on which each package can be toured, by its id. A tour that is fully booked or over is
 * none, and neither is one whose day cannot be read. `now` is ms since 1970.
 */
export function nextTours(schedules: readonly Schedule[], now: number): Map<string, string> {
  const days = new Map<string, string>()
  for (const schedule of schedules) {
    const { id } = schedule.package
    const day = nextDay(schedule, now)
    if (id === undefined || day === null || tourBadge(schedule.package) === 'Fully Booked') continue
    const known = days.get(id)
    if (known === undefined || day < known) days.set(id, day)
  }
  return days
}

type Timing = Pick<Schedule, 'availableDate' | 'availableTime' | 'recurrent' | 'recurrent_day'>

/** The next day of one tour, from today on; today only while its hour has not come. */
export function nextDay(schedule: Timing, now: number): string | null {
  const today = todayInLagos(now)
  const isOverToday = (minutesOf(schedule.availableTime) ?? Infinity) <= (minutesOf(clockInLagos(now)) ?? 0)
  if (!schedule.recurrent) {
    const day = tourDay(schedule)
    return day === null || day < today || (day === today && isOverToday) ? null : day
  }
  const rule = schedule.recurrent_day.trim().toLowerCase()
  for (let ahead = isOverToday ? 1 : 0; ahead <= 7; ahead += 1) {
    const day = todayInLagos(now + ahead * DAY_MS)
    if (rule === 'all' || WEEKDAYS[new Date(day).getUTCDay()] === rule) return day
  }
  return null
}

/** `'09:30 AM'` and `'09:30'` → 570; null for anything else. */
function minutesOf(time: string): number | null {
  const [, hours, minutes, half] = CLOCK.exec(time.trim()) ?? []
  if (hours === undefined) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour * 60 + Number(minutes)
}
