import { isRepeatApplication } from '#contract/sent/team-application.ts'
import { editing as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { copy } from '#src/forms/errors/copy.ts'
import { refusedFields } from '#src/forms/errors/refused-fields.ts'
import { DETAIL_FIELDS, type DetailField, type Details } from './details.ts'

/** Our words and the server's about the details that it refused, by field. */
export function refusedDetails({ kind, fieldWords }: Pick<RequestOnPhone, 'kind' | 'fieldWords'>): Details {
  const fields: readonly DetailField[] = DETAIL_FIELDS[kind]
  const isUsed = kind === 'team-application' && isRepeatApplication(fieldWords)
  const email = isUsed ? words.usedEmail : copy.invalidEmail
  const ours = (field: DetailField) => (field === 'email' ? email : words.refusedField)
  const known = new Map(fields.map((field) => [field, [field, ours(field)] as const]))
  return refusedFields(fieldWords, known).errors
}
