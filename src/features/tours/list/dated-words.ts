import { recurrenceWords } from '#src/features/tours/glance/recurrence-words.ts'
import { tourWhen } from '#src/features/tours/glance/tour-when.ts'
import type { DatedTour } from '#src/features/tours/schedule/tour-groups.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import { rows } from './list-copy.ts'

/** `{ day: 'Sat, Nov 28, 2026', time: '9:00 AM', rule: 'Every Saturday' }`; without a rule it is ''. */
export function datedWords({ schedule, day, isToday }: DatedTour): {
  day: string
  time: string
  rule: string
} {
  const when = tourWhen(schedule)
  const rule = (schedule.recurrent && recurrenceWords(schedule.recurrent_day)) || ''
  if (day === null) return { ...when, rule: '' }
  return { day: isToday ? `${rows.today}, ${lagosDate(day)}` : lagosDate(day), time: when.time, rule }
}
