import { count } from '#src/format/count.ts'
import { copy } from './copy.ts'
import type { FieldErrors } from './refused-fields.ts'

type Rules<Field extends string> = Readonly<{
  limits: Readonly<Record<Field, number>>
  labels: Readonly<Record<Field, string>>
}>

/**
 * Our words about a gap, and about what the API would refuse as too long, perhaps days later. All fields are required.
 */
export function wrongTexts<Field extends string>(
  fields: readonly Field[],
  { limits, labels }: Rules<Field>,
  typed: Readonly<FieldErrors<Field>>,
): FieldErrors<Field> {
  const wrong: FieldErrors<Field> = {}
  for (const field of fields) {
    const now = typed[field]?.trim().length ?? 0
    if (now === 0) wrong[field] = copy.fillIn(labels[field])
    else if (now > limits[field]) wrong[field] = copy.shorten(labels[field], count(limits[field]), count(now))
  }
  return wrong
}
