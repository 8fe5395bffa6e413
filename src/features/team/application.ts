import { blankFields as blankOf } from '#contract/sent/sent-fields.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationField,
  type ApplicationPayload,
} from '#contract/sent/team-application.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { tooLong } from '#src/forms/too-long.ts'
import { copy } from '#src/ui/core/copy.ts'
import { form } from './copy.ts'

export const noApplication: ApplicationPayload = {
  firstname: '',
  lastname: '',
  email: '',
  location: '',
  reason: '',
}

export const blankFields = (typed: ApplicationPayload): ApplicationField[] =>
  blankOf(APPLICATION_FIELDS, typed)

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

export const tooLongErrors = (typed: ApplicationPayload): FieldErrors =>
  Object.fromEntries(tooLong(APPLICATION_FIELDS, { limits: APPLICATION_LIMITS, labels: form.labels }, typed))

export const missingErrors = (blank: readonly ApplicationField[]): FieldErrors =>
  Object.fromEntries(blank.map((field) => [field, copy.fillIn(form.labels[field])]))

/**
 * What the phone keeps of a half-filled form; null when it is blank. `refusedId`: the one on the phone that it
 * corrects.
 */
export function draftFields(typed: ApplicationPayload, refusedId: string | null): DraftFields | null {
  if (blankFields(typed).length === APPLICATION_FIELDS.length) return null
  return { ...typed, ...(refusedId !== null && { refusedId }) }
}

/** What stands in the form stays; the draft fills the gaps. */
export function filledUp(standing: ApplicationPayload, kept: DraftFields): ApplicationPayload {
  const filled = { ...standing }
  for (const field of APPLICATION_FIELDS) filled[field] ||= kept[field] ?? ''
  return filled
}
