import * as v from 'valibot'
import { emailField, optionalText, phoneField, requiredLine } from '../submissions/fields.ts'

/** What may be corrected, under the rules of the forms. Only what was given is changed. */
export const correctionSchema = v.partial(
  v.strictObject({
    firstname: requiredLine('firstname', 100),
    lastname: requiredLine('lastname', 100),
    email: emailField,
    phoneNumber: phoneField,
    location: requiredLine('location', 200),
    reason: optionalText('reason', 5_000),
  }),
)

export type Correction = v.InferOutput<typeof correctionSchema>
