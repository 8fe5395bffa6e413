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

/** The provider's `'January 5, 2027'` → `'2027-01-05'`; null for anything else, impossible days included. */
export function parseProviderDate(text: string): string | null {
  const [, name = '', day, year] = PROVIDER_DATE.exec(text.trim()) ?? []
  const month = MONTHS.findIndex((full) => full.toLowerCase() === name.toLowerCase()) + 1
  return midnightOf(Number(year), month, Number(day))?.toISOString().slice(0, 10) ?? null
}

/** Midnight UTC of a day that exists, otherwise null (30 February does not exist). */
export function midnightOf(year: number, month: number, day: number): Date | null {
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day ? instant : null
}
