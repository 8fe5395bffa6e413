/** What a booking still needs, by field, and the words about it and about what is too long (spec §5: all are required). */

import { CONTACT_FIELDS, CONTACT_LIMITS, type Contact } from '#contract/sent/tour-booking.ts'
import { choices, form } from '#src/features/tours/copy.ts'
import type { FieldErrors } from '#src/forms/errors/refused-fields.ts'
import { wrongTexts } from '#src/forms/errors/wrong-texts.ts'
import { type BookingChoice, CHOICE_STEPS, type ChoiceStep } from './booking-choice.ts'
import { type ChoiceLists, openSteps } from './choice-list.ts'
import { blankFields } from './contact.ts'
import type { BookingField } from './refused-booking.ts'

/** In the order of the form. */
export const missingFields = (
  contact: Contact,
  choice: BookingChoice,
  lists: ChoiceLists,
): BookingField[] => [...blankFields(contact), ...openSteps(choice, lists)]

export const fieldLabel = (field: BookingField): string =>
  isStep(field) ? choices[field].label : form.fields[field]

/** Only the first of the choices: the others are closed until it is made (spec §4). */
export function wrongFields(contact: Contact, missing: readonly BookingField[]): FieldErrors<BookingField> {
  const texts = wrongTexts(CONTACT_FIELDS, { limits: CONTACT_LIMITS, labels: form.fields }, contact)
  const step = missing.find(isStep)
  return step ? { ...texts, [step]: gapText(step) } : texts
}

/** Without the words about a choice that is open no more: its list has come since, and nobody chose again. */
export const standingErrors = (
  errors: FieldErrors<BookingField>,
  missing: readonly BookingField[],
): FieldErrors<BookingField> => {
  const isOver = (step: ChoiceStep) => errors[step] === gapText(step) && !missing.includes(step)
  const over = CHOICE_STEPS.filter(isOver).map((step) => [step, undefined])
  return { ...errors, ...Object.fromEntries(over) }
}

const gapText = (step: ChoiceStep): string => `${choices[step].placeholder}.`

const isStep = (field: BookingField): field is ChoiceStep => CHOICE_STEPS.some((step) => step === field)
