const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([AaPp])?\.?[Mm]?\.?$/

/**
 * `'14:30'`, `'14:30:00'` or the provider's `'02:30 PM'` → `'2:30 PM'` (spec §9: 12-hour with AM or PM; Lagos time).
 * Anything else comes back unchanged.
 */
export function clockTime(time: string): string {
  const [, hourText, minutes, half] = CLOCK.exec(time.trim()) ?? []
  const hour = Number(hourText)
  if (!minutes || hour > 23 || Number(minutes) > 59) return time
  const isAfternoon = half ? half.toLowerCase() === 'p' : hour >= 12
  return `${hour % 12 || 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`
}
