/** The half-filled form as flat text, the way the phone keeps it, and back. */
import { PROJECT_TYPES } from '#contract/project-type.ts'
import type { Contact } from '#contract/sent/tour-booking.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { filledUp } from '#src/forms/filled-up.ts'
import { type BookingChoice, CHOICE_STEPS } from './booking-choice.ts'
import { isContactBlank, noContact } from './contact.ts'

/** `chosenUnder`: the tour that the address named when the person last chose, as a query. Null: they have not. */
export type BookingInDraft = { contact: Contact; choice: BookingChoice; chosenUnder: string | null }

/** Null if the person has entered nothing. */
export function draftFields({ contact, choice, chosenUnder }: BookingInDraft): DraftFields | null {
  if (isContactBlank(contact) && choice.projectType === null) return null
  const chosen = CHOICE_STEPS.flatMap((step) => (choice[step] === null ? [] : [[step, choice[step]]]))
  return { ...contact, ...Object.fromEntries(chosen), ...(chosenUnder && { chosenUnder }) }
}

export function fromDraft(kept: DraftFields): BookingInDraft {
  return {
    contact: filledUp(noContact, kept) ?? noContact,
    choice: {
      projectType: PROJECT_TYPES.find((type) => type === kept.projectType) ?? null,
      projectId: kept.projectId ?? null,
      packageId: kept.packageId ?? null,
      date: kept.date ?? null,
      scheduleId: kept.scheduleId ?? null,
    },
    chosenUnder: kept.chosenUnder ?? null,
  }
}
