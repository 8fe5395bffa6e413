import type { Schedule } from '#contract/records/site-tour.ts'
import { tourDay } from './tour-when.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAYS_OF_WEEK = 7

/**
 * The next day of a tour as `Y-m-d`. A one-off tour has its own day. A recurrent one has the first that fits its rule
 * after `today`: the API takes no booking for the same day (provider's rule). Null for what cannot be read.
 */
export function nextDay(
  schedule: Pick<Schedule, 'availableDate' | 'availableTime' | 'recurrent' | 'recurrent_day'>,
  today: string,
): string | null {
  if (!schedule.recurrent) return tourDay(schedule)
  const rule = schedule.recurrent_day.trim().toLowerCase()
  if (rule === 'all') return dayAfter(today, 1)
  const wanted = WEEKDAYS.indexOf(rule)
  const now = weekdayOf(today)
  if (wanted < 0 || now === null) return null
  return dayAfter(today, (wanted - now + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK)
}

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
