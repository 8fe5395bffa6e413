/** `'Saturday'` → `'Every Saturday'`, `'All'` → `'Every day'` (provider's rule); without a day → null. */
export function recurrenceWords(recurrentDay: string): string | null {
  const day = recurrentDay.trim().toLowerCase()
  if (day === '') return null
  if (day === 'all') return 'Every day'
  return `Every ${day.charAt(0).toUpperCase()}${day.slice(1)}`
}
