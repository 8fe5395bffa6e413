import type { Schedule } from '#contract/records/site-tour.ts'
import { tourDay } from './tour-when.ts'

type Timing = Pick<Schedule, 'availableDate' | 'availableTime' | 'recurrent' | 'recurrent_day'>

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAYS_OF_WEEK = 7

/**
 * The next day of a tour as `Y-m-d`. A one-off tour has its own day. A recurrent one has the first that fits its rule
 * after `today`: the API takes no booking for the same day (provider's rule). Of a daily one it is the first `asked` day
 * of the week. Null for what cannot be read.
 */
export function nextDay(schedule: Timing, today: string, asked = ''): string | null {
  if (!schedule.recurrent) return tourDay(schedule)
  const rule = ruleOf(schedule)
  const wanted = WEEKDAYS.indexOf(rule === DAILY ? asked : rule)
  if (rule === DAILY && wanted < 0) return dayAfter(today, 1)
  const now = weekdayOf(today)
  if (wanted < 0 || now === null) return null
  return dayAfter(today, (wanted - now + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK)
}

/** In full, the weekday of `day` (`Y-m-d`), or every one of a daily tour. */
export function weekdays(schedule: Timing, day: string): string[] {
  if (schedule.recurrent && ruleOf(schedule) === DAILY) return WEEKDAYS
  return WEEKDAYS.filter((_, at) => at === weekdayOf(day))
}

const DAILY = 'all'
const ruleOf = ({ recurrent_day }: Timing) => recurrent_day.trim().toLowerCase()

/** Calendar days only: no clock and no time zone, so nothing can slip by an hour. */
function dayAfter(day: string, days: number): string | null {
  const instant = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) return null
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10)
}

function weekdayOf(day: string): number | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return Number.isNaN(weekday) ? null : weekday
}
