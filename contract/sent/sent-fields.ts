/**
 * What forms send: the fields of one form and how many characters each may have. Form, edit screen and API share them.
 */
import { wellFormed } from '#contract/format/well-formed.ts'

/** Longest text by field, in UTF-16 units, as `maxLength` of HTML and the API count them. */
export type Limits<Field extends string> = Readonly<Record<Field, number>>

type Typed<Field extends string> = Readonly<Partial<Record<Field, string>>>

export const EMAIL_MAX = 254 // RFC 5321

/** A blank does not fill a field, and every field is required (spec §5). In the order of the form. */
export const blankFields = <Field extends string>(fields: readonly Field[], typed: Typed<Field>): Field[] =>
  fields.filter((field) => (typed[field] ?? '').trim() === '')

/** What keyboards and pastes add is not sent: blanks around it, half of an emoji. */
export const asSent = (typed: string): string => wellFormed(typed).trim()
