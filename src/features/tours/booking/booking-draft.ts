/** The half-filled form as flat text, the way the phone keeps it, and back. */
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { CONTACT_FIELDS, type Contact } from '#contract/sent/tour-booking.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { type BookingChoice, CHOICE_STEPS } from './booking-choice.ts'
import { isContactBlank } from './contact.ts'

/** `refusedId`: the booking on this phone whose details these are; sending them again replaces it. */
export type BookingInDraft = { contact: Contact; choice: BookingChoice; refusedId: string | null }

/** Null if the person has entered nothing. */
export function draftFields({ contact, choice, refusedId }: BookingInDraft): DraftFields | null {
  if (isContactBlank(contact) && choice.projectType === null) return null
  const chosen = CHOICE_STEPS.flatMap((step) => (choice[step] === null ? [] : [[step, choice[step]]]))
  return { ...contact, ...Object.fromEntries(chosen), ...(refusedId !== null && { refusedId }) }
}

export function fromDraft(kept: DraftFields): BookingInDraft {
  const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, kept[field] ?? '']))
  return {
    contact: contact as Contact,
    choice: {
      projectType: PROJECT_TYPES.find((type) => type === kept.projectType) ?? null,
      projectId: kept.projectId ?? null,
      packageId: kept.packageId ?? null,
      date: kept.date ?? null,
      scheduleId: kept.scheduleId ?? null,
    },
    refusedId: kept.refusedId ?? null,
  }
}
