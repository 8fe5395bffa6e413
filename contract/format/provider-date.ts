export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const PROVIDER_DATE = /^([A-Za-z]+)\.? (\d{1,2}), (\d{4})$/
/** As a database or a framework writes it, with or without a time. */
const MACHINE_DATE = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/
const LAGOS_AHEAD_MS = 60 * 60 * 1000 // of UTC, all year

/** `'January 5, 2027'`, `'2027-01-05'` or a moment → `'2027-01-05'` of Lagos; null for anything else, impossible days included. */
export function parseProviderDate(text: string): string | null {
  const written = text.trim()
  const [, name = '', day, year] = PROVIDER_DATE.exec(written) ?? []
  const month = MONTHS.findIndex((full) => full.toLowerCase() === name.toLowerCase()) + 1
  const [, y = year, m = month, d = day] = MACHINE_DATE.exec(inLagos(written)) ?? []
  return midnightOf(Number(y), Number(m), Number(d))?.toISOString().slice(0, 10) ?? null
}

/** A day that begins in Lagos is told in UTC as an hour of the day before. */
function inLagos(text: string): string {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? text : new Date(moment + LAGOS_AHEAD_MS).toISOString()
}

/** Midnight UTC of a day that exists, otherwise null (30 February does not exist). */
export function midnightOf(year: number, month: number, day: number): Date | null {
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day ? instant : null
}
