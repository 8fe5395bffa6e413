import * as v from 'valibot'
import { APPLICATION_LIMITS } from '#contract/sent/team-application.ts'
import { emailField, optionalText, phoneField, requiredLine } from '../submissions/fields.ts'

/** What may be corrected, under the rules of the forms. Only what was given is changed. */
export const correctionSchema = v.partial(
  v.strictObject({
    firstname: requiredLine('firstname', APPLICATION_LIMITS.firstname),
    lastname: requiredLine('lastname', APPLICATION_LIMITS.lastname),
    email: emailField,
    phoneNumber: phoneField,
    location: requiredLine('location', APPLICATION_LIMITS.location),
    reason: optionalText('reason', APPLICATION_LIMITS.reason),
  }),
)

export type Correction = v.InferOutput<typeof correctionSchema>
