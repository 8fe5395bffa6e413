/**
 * What `POST /virtual_teams/apply` takes, and what its refusal means. The form, the edit screen, the outbox and the API
 * share it.
 */
import { EMAIL_MAX, type Limits } from './sent-fields.ts'

/** In the order of the form. */
export const APPLICATION_FIELDS = ['firstname', 'lastname', 'email', 'location', 'reason'] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]

/** One application per e-mail. */
export type ApplicationPayload = Record<ApplicationField, string>

export const APPLICATION_LIMITS: Limits<ApplicationField> = {
  firstname: 100,
  lastname: 100,
  email: EMAIL_MAX,
  location: 200,
  reason: 5_000,
}

/** As sent: without the blanks that keyboards add. */
export const normalisedApplication = (typed: ApplicationPayload): ApplicationPayload => ({
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: typed.email.trim(),
  location: typed.location.trim(),
  reason: typed.reason.trim(),
})

/** Words about the spelling of the address. Any other words about it mean that it has applied before. */
const ABOUT_ITS_FORM = /\b(valid|format|required|string|greater|longer|characters?)\b/i

/** A 422 on the e-mail: this address has applied already, so there is nothing left to send. */
export function isRepeatApplication(fieldErrors: Readonly<Record<string, string>>): boolean {
  const words = fieldErrors.email
  return words !== undefined && !ABOUT_ITS_FORM.test(words)
}
