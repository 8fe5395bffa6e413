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

/**
 * Words that say so, and no others: an application that is taken for a repeat is deleted, and nobody has received it.
 */
const SAYS_REPEAT = /\b(already|taken|exists|before|in use|been used|duplicate)\b/i

/** A 422 on the e-mail: this address has applied already, so there is nothing left to send. */
export const isRepeatApplication = (fieldErrors: Readonly<Record<string, string>>): boolean =>
  SAYS_REPEAT.test(fieldErrors.email ?? '')
