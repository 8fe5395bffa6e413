import type { ContactField } from '#contract/sent/tour-booking.ts'
import { refusedField } from '#src/features/tours/copy.ts'
import { copy } from '#src/ui/core/copy.ts'
import type { ChoiceStep } from './booking-choice.ts'

type Field = ContactField | ChoiceStep
export type FieldErrors = Partial<Record<Field, string>>

/** The API's names of what it refuses → the field of the form that a person can change. */
const FIELDS = new Map<string, keyof typeof refusedField>([
  ['firstname', 'firstname'],
  ['lastname', 'lastname'],
  ['email', 'email'],
  ['phoneNumber', 'phoneNumber'],
  ['bookedDate', 'date'],
  ['siteTourScheduleId', 'scheduleId'],
])

export type Refused = {
  /** Our words and the server's, beside the fields they are about. */
  errors: FieldErrors
  /** The server's words about fields that the form does not have. */
  others: string[]
}

/** The words of a 422. A framework's English says little to a buyer, so ours come first. */
export function refusedFields(fieldErrors: Readonly<Record<string, string>>): Refused {
  const refused: Refused = { errors: {}, others: [] }
  for (const [name, words] of Object.entries(fieldErrors)) {
    const field = FIELDS.get(name)
    if (field) refused.errors[field] = copy.serverSays(refusedField[field], words)
    else refused.others.push(words)
  }
  return refused
}

/** Changing a choice changes all later ones, so the words about them no longer apply. */
export function withoutChoices(errors: FieldErrors): FieldErrors {
  const { projectType, projectId, packageId, date, scheduleId, ...rest } = errors
  return rest
}
