import type { ApplicationPayload } from '#contract/virtual-team.ts'
import { copy } from '#src/ui/copy.ts'
import type { DraftFields } from '#src/ui/draft-saver.ts'
import { form } from './copy.ts'

/** In the order of the form (spec §5: all five are required). */
export const APPLICATION_FIELDS = ['firstname', 'lastname', 'email', 'location', 'reason'] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]

export const noApplication: ApplicationPayload = {
  firstname: '',
  lastname: '',
  email: '',
  location: '',
  reason: '',
}

/** Blanks fill nothing. In the order of the form. */
export const blankFields = (typed: ApplicationPayload): ApplicationField[] =>
  APPLICATION_FIELDS.filter((field) => typed[field].trim() === '')

/** What is sent: without the blanks that keyboards add. */
export function applicationPayload({
  firstname,
  lastname,
  email,
  location,
  reason,
}: ApplicationPayload): ApplicationPayload {
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: email.trim(),
    location: location.trim(),
    reason: reason.trim(),
  }
}

export type FieldErrors = Partial<Record<ApplicationField, string>>

/** Our words and the server's of a 422, beside the fields they are about. */
export function refusedFields(fieldErrors: Readonly<Record<string, string>>): FieldErrors {
  const known = APPLICATION_FIELDS.flatMap((field) => {
    const words = fieldErrors[field]
    const ours = field === 'email' ? form.invalidEmail : form.refusedField
    return words === undefined ? [] : [[field, copy.serverSays(ours, words)] as const]
  })
  return Object.fromEntries(known)
}

export const missingErrors = (blank: readonly ApplicationField[]): FieldErrors =>
  Object.fromEntries(blank.map((field) => [field, copy.fillIn(form.labels[field])]))

/** What the phone keeps of a half-filled form; null when it is blank. `refusedId`: the one on the phone that it corrects. */
export function draftFields(typed: ApplicationPayload, refusedId: string | null): DraftFields | null {
  if (blankFields(typed).length === APPLICATION_FIELDS.length) return null
  return { ...typed, ...(refusedId !== null && { refusedId }) }
}

/** What stands in the form stays; the gaps are filled with what was kept. */
export function filledUp(standing: ApplicationPayload, kept: DraftFields): ApplicationPayload {
  const filled = { ...standing }
  for (const field of APPLICATION_FIELDS) filled[field] ||= kept[field] ?? ''
  return filled
}
