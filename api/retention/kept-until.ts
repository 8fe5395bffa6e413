import { addMonths } from '../lagos-date.ts'

/** Months after the visit, as the privacy page says (src/features/legal/privacy-content.ts). */
export const BOOKING_MONTHS = 12

/** The first calendar date in Lagos that is still kept, if data is kept for this many months. */
export const firstKeptDay = (today: string, months: number): string => addMonths(today, -months)

/** The beginning of a day in Lagos, which has no summer time. */
export const startOfDay = (date: string): string => `${date}T00:00:00+01:00`
