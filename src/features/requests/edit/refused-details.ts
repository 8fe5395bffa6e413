import { editing as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { copy } from '#src/ui/core/copy.ts'
import { DETAIL_FIELDS, type Details } from './details.ts'

/** Our words and the server's about the details that it refused, by field. */
export function refusedDetails({ kind, fieldWords }: Pick<RequestOnPhone, 'kind' | 'fieldWords'>): Details {
  const refused = DETAIL_FIELDS[kind].flatMap((field) => {
    const theirs = fieldWords[field]
    const ours = field === 'email' ? words.invalidEmail : words.refusedField
    return theirs === undefined ? [] : [[field, copy.serverSays(ours, theirs)] as const]
  })
  return Object.fromEntries(refused)
}
