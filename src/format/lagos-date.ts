import { MONTHS, midnightOf } from '#contract/format/provider-date.ts'

/**
 * Calendar dates of Lagos as text. They are never converted to the phone's own time zone, so a buyer in London sees the
 * same day (decision E17). Names are English by hand: the phone's language must not change prerendered text.
 */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const LAGOS_OFFSET_MS = HOUR_MS // West Africa Time is UTC+1 all year

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})/

/**
 * `'2026-12-05'` → `'Sat, Dec 5, 2026'` (the form of spec §9). Text that is not a calendar date comes back unchanged.
 */
export function lagosDate(date: string): string {
  const [, year, month, day] = CALENDAR_DATE.exec(date) ?? []
  const instant = midnightOf(Number(year), Number(month), Number(day))
  if (!instant) return date
  const name = MONTHS[instant.getUTCMonth()]?.slice(0, 3)
  return `${WEEKDAYS[instant.getUTCDay()]}, ${name} ${instant.getUTCDate()}, ${instant.getUTCFullYear()}`
}

/** `'2026-12-05'` → `'Dec 5, 2026'`. */
export const withoutWeekday = (date: string): string => lagosDate(date).replace(/^\w+, /, '')

/** `'2026-12-05'` → `'December 2026'`; undefined for text that is not a calendar date. */
export function lagosMonth(date: string): string | undefined {
  const [, year, month] = CALENDAR_DATE.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return name && `${name} ${year}`
}

/** The calendar day in Lagos at `now` (a Date, or ms since 1970) as `Y-m-d`. */
export function todayInLagos(now: Date | number): string {
  return new Date(Number(now) + LAGOS_OFFSET_MS).toISOString().slice(0, 10)
}

/** From `now` (ms since 1970) until the next day begins in Lagos; never 0. */
export const msToTomorrow = (now: number): number => DAY_MS - ((now + LAGOS_OFFSET_MS) % DAY_MS)
