import { minutesOfDay } from '#contract/format/minutes-of-day.ts'

/**
 * `'14:30'`, `'14:30:00'` or the provider's `'02:30 PM'` → `'2:30 PM'` (spec §9: 12-hour with AM or PM; Lagos time).
 * Anything else comes back unchanged.
 */
export function clockTime(time: string): string {
  const minutes = minutesOfDay(time)
  if (minutes === null) return time
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour >= 12 ? 'PM' : 'AM'}`
}
