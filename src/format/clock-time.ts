const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([AaPp])?\.?[Mm]?\.?$/

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

/** Minutes since midnight: `'02:30 PM'` and `'14:30'` → 870; null for what is no time of day. */
export function minutesOfDay(time: string): number | null {
  const [, hourText, minutes, half] = CLOCK.exec(time.trim()) ?? []
  const hour = Number(hourText)
  if (!minutes || hour > 23 || Number(minutes) > 59) return null
  const isAfternoon = half ? half.toLowerCase() === 'p' : hour >= 12
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}
