import type { ChoiceStep } from './booking-choice.ts'
import type { ContactField } from './contact.ts'

/** The API's names of what it refuses → the field of the form that a person can change. */
const FIELDS = new Map<string, ContactField | ChoiceStep>([
  ['firstname', 'firstname'],
  ['lastname', 'lastname'],
  ['email', 'email'],
  ['phoneNumber', 'phoneNumber'],
  ['bookedDate', 'date'],
  ['siteTourScheduleId', 'scheduleId'],
])

export type FieldErrors = Partial<Record<ContactField | ChoiceStep, string>>

/** The words of a 422 beside the fields they are about; what belongs to no field is left to the toast. */
export function refusedFields(fieldErrors: Readonly<Record<string, string>>): FieldErrors {
  const known: FieldErrors = {}
  for (const [name, words] of Object.entries(fieldErrors)) {
    const field = FIELDS.get(name)
    if (field) known[field] = words
  }
  return known
}
