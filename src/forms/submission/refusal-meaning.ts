import { type FieldErrors, type RefusableFields, refusedFields } from '#src/forms/errors/refused-fields.ts'
import type { Saying } from '#src/forms/result/result-words.ts'
import type { Refused } from '#src/forms/result/submission-result.ts'

/** What a refusal means for a form. */
export type RefusalMeaning<Field extends string> = {
  errors: FieldErrors<Field>
  /** Beside the button: what no field says. */
  refusal: string | null
  /** The panel above the form offers the way on, so its words take the focus. */
  isAnsweredAbove?: boolean
  /** Nothing is left to correct, and this is told of it instead. */
  over?: Saying
}

/** Details to correct. `wordsOf` puts the server's reason into the form's words. */
export function toCorrect<Field extends string>(
  { message, fieldErrors }: Pick<Refused, 'message' | 'fieldErrors'>,
  known: RefusableFields<Field>,
  wordsOf: (reason: string | null) => string,
): RefusalMeaning<Field> {
  const { errors, others } = refusedFields(fieldErrors, known)
  const isSaidByFields = Object.keys(errors).length > 0 && others.length === 0
  return { errors, refusal: isSaidByFields ? null : wordsOf(others.join(' ') || message) }
}
