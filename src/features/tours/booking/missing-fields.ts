/** What a booking still needs, by field, and the words about it (spec §5: all are required). */

import type { Contact, ContactField } from '#contract/sent/tour-booking.ts'
import { choices, form } from '#src/features/tours/copy.ts'
import { copy } from '#src/ui/core/copy.ts'
import { type BookingChoice, CHOICE_STEPS, type ChoiceStep } from './booking-choice.ts'
import { type ChoiceLists, openSteps } from './choice-list.ts'
import { blankFields } from './contact.ts'
import type { FieldErrors } from './refused-fields.ts'

type Field = ContactField | ChoiceStep

/** In the order of the form. */
export const missingFields = (contact: Contact, choice: BookingChoice, lists: ChoiceLists): Field[] => [
  ...blankFields(contact),
  ...openSteps(choice, lists),
]

export const fieldLabel = (field: Field): string =>
  isStep(field) ? choices[field].label : form.fields[field]

/** Only the first of the choices: the others are closed until it is made (spec §4). */
export function missingErrors(missing: readonly Field[]): FieldErrors {
  const next = missing.find(isStep)
  const shown = missing.filter((field) => !isStep(field) || field === next)
  return Object.fromEntries(
    shown.map((field) => [
      field,
      isStep(field) ? `${choices[field].placeholder}.` : copy.fillIn(fieldLabel(field)),
    ]),
  )
}

const isStep = (field: Field): field is ChoiceStep => CHOICE_STEPS.some((step) => step === field)
