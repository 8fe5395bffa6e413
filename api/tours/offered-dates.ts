import { addDays, addMonths, weekdayOf } from '../lagos-date.ts'

export type TourRule = { cancelled: boolean; recurrentDay: string | null; availableDate: string | null }

/**
 * The dates a schedule offers: its own day, or every matching day of the coming month, today included (provider's
 * rule). Past and cancelled tours offer none. Seats are a separate question, see `taken-seats.ts`.
 */
export function offeredDates({ cancelled, recurrentDay, availableDate }: TourRule, today: string): string[] {
  if (cancelled) return []
  if (availableDate !== null) return availableDate >= today ? [availableDate] : []
  return daysUntil(today, addMonths(today, 1)).filter(
    (day) => recurrentDay === 'All' || recurrentDay === weekdayOf(day),
  )
}

function daysUntil(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
