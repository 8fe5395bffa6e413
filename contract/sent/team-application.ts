/**
 * What `POST /virtual_teams/apply` takes, and what its refusal means. The form, the edit screen, the outbox and the API
 * share it.
 */
import { asSent, EMAIL_MAX, type Limits } from './sent-fields.ts'

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

export const normalisedApplication = (typed: ApplicationPayload): ApplicationPayload => ({
  firstname: asSent(typed.firstname),
  lastname: asSent(typed.lastname),
  email: asSent(typed.email),
  location: asSent(typed.location),
  reason: asSent(typed.reason),
})

/**
 * Words that say so, and no others: an application that is taken for a repeat is deleted, and nobody has received it.
 */
const SAYS_REPEAT = /\b(already|taken|exists|before|in use|been used|duplicate)\b/i

/** A 422 on the e-mail: this address has applied already, so there is nothing left to send. */
export const isRepeatApplication = (fieldErrors: Readonly<Record<string, string>>): boolean =>
  SAYS_REPEAT.test(fieldErrors.email ?? '')
