import { editing as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { refusedFields } from '#src/forms/errors/refused-fields.ts'
import { DETAIL_FIELDS, type DetailField, type Details } from './details.ts'

/** Our words and the server's about the details that it refused, by field. */
export function refusedDetails({ kind, fieldWords }: Pick<RequestOnPhone, 'kind' | 'fieldWords'>): Details {
  const fields: readonly DetailField[] = DETAIL_FIELDS[kind]
  const ours = (field: DetailField) => (field === 'email' ? words.invalidEmail : words.refusedField)
  const known = new Map(fields.map((field) => [field, [field, ours(field)] as const]))
  return refusedFields(fieldWords, known).errors
}
