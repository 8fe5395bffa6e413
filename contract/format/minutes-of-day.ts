const CLOCK = /^(\d{1,2}):(\d{2})(?::[\d.]+)?\s*([AaPp])?\.?[Mm]?\.?$/

/** Minutes since midnight: `'02:30 PM'`, `'14:30'` and `'14:30:00'` → 870; null for what is no time of day. */
export function minutesOfDay(time: string): number | null {
  const [, hourText, minutes, half] = CLOCK.exec(time.trim()) ?? []
  const hour = Number(hourText)
  if (!minutes || hour > 23 || Number(minutes) > 59) return null
  const isAfternoon = half ? half.toLowerCase() === 'p' : hour >= 12
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes)
}
