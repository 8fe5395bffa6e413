import { copy } from '#src/forms/errors/copy.ts'

/** Nobody reads more names than these; the fields themselves say it at a press. */
const MOST_NAMED = 4

/** `['First name', 'Email']` → "Still missing: first name and email."; null when that would be a list of nearly all. */
export function missingWords(labels: readonly string[]): string | null {
  if (labels.length === 0 || labels.length > MOST_NAMED) return null
  const named = labels.map((label) => label.toLowerCase())
  const last = named.pop()
  return copy.stillMissing(named.length > 0 ? `${named.join(', ')} and ${last}` : `${last}`)
}
