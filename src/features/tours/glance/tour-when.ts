import { parseProviderDate } from '#contract/format/provider-date.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { clockTime } from '#src/format/clock-time.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import { recurrenceWords } from './recurrence-words.ts'

type Timing = Pick<Schedule, 'availableDate' | 'availableTime' | 'recurrent' | 'recurrent_day'>

/** The day of a one-off tour as `Y-m-d`; null for a recurrent one, whose `availableDate` means nothing. */
export function tourDay({ recurrent, availableDate }: Timing): string | null {
  return recurrent ? null : parseProviderDate(availableDate)
}

/** In place of a day that the record does not say. */
export const ASK = 'Ask us for the day'

/**
 * `{ day: 'Sat, Dec 5, 2026' | 'Every Saturday', time: '9:00 AM' }`; unreadable text stays as the provider wrote it.
 */
export function tourWhen(schedule: Timing): { day: string; time: string } {
  const day = tourDay(schedule)
  const rule = schedule.recurrent ? recurrenceWords(schedule.recurrent_day) : null
  return {
    day: rule ?? (day ? lagosDate(day) : (!schedule.recurrent && schedule.availableDate) || ASK),
    time: clockTime(schedule.availableTime),
  }
}

/** A one-off tour before today is over. A recurrent one may still come, as may one whose date cannot be read. */
export function isUpcoming(schedule: Timing, today: string): boolean {
  const day = tourDay(schedule)
  return day === null || day >= today
}
