/** Calendar dates are `YYYY-MM-DD` texts of the day in Lagos (decision E17); they never contain a time of day. */

const LAGOS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })
const WRITTEN_OUT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

export const lagosDay = (moment: Date): string => LAGOS_DAY.format(moment)

const LAGOS_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-26 03:05:10`: a moment by the clocks of Lagos, for people and spreadsheets. */
export const lagosTime = (moment: Date): string => LAGOS_CLOCK.format(moment)

/** The moment a day begins in Lagos, which has no summer time. */
export const startOfDay = (date: string): Date => new Date(`${date}T00:00:00+01:00`)

export function addDays(date: string, days: number): string {
  const moved = atMidnight(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The same day so many months later or earlier; January 31 plus one month gives the last day of February. */
export function addMonths(date: string, months: number): string {
  const moved = atMidnight(date)
  const day = moved.getUTCDate()
  moved.setUTCMonth(moved.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, lastDay))
  return moved.toISOString().slice(0, 10)
}

/** `2026-12-03` → `Thursday`. */
export const weekdayOf = (date: string): string => WEEKDAY.format(atMidnight(date))

/** `2027-01-05` → `January 5, 2027`, as the provider writes dates. */
export const writtenOut = (date: string): string => WRITTEN_OUT.format(atMidnight(date))

/** `13:30:00` → `01:30 PM`, as the provider writes times. */
export function onTwelveHourClock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours)
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `2026-02-30` is not a date, however well it is written. */
export function isCalendarDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(atMidnight(date).getTime()) && addDays(date, 0) === date
  )
}
