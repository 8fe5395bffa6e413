/**
 * What remains of a person when the details are erased: enough to distinguish two receipts, too little to identify
 * anybody.
 */
import type { Entry } from './entry.ts'
import { isAlreadyReceived } from './waiting.ts'

/** `Adaeze Okonkwo` → `A. O.`; for erased details, the initials kept then. Empty in rows of versions that kept none. */
export function initialsOf({ body, initials }: Pick<Entry, 'body' | 'initials'>): string {
  if (body === null) return initials
  return [body.firstname, body.lastname].flatMap(initialOf).join(' ')
}

function initialOf(name: string): string[] {
  const [first] = name.trim().normalize('NFC')
  return first === undefined ? [] : [`${first.toLocaleUpperCase('en')}.`]
}

/** By this word a repeat is still known once the API's own words, which may hold the address, are erased. */
const REPEAT = { email: 'already' }

/** The only way to erase a person's details from an entry (decision G15). */
export const withoutBody = <One extends Entry>(entry: One): One => ({
  ...entry,
  initials: initialsOf(entry),
  body: null,
  fieldErrors: isAlreadyReceived(entry) ? REPEAT : {},
  message: entry.body && impersonal(entry.message, entry.body),
})

/** The API holds another of the same e-mail. */
export const asReceived = (entry: Entry, settledAt: number): Entry => ({
  ...withoutBody(entry),
  state: 'refused',
  fieldErrors: REPEAT,
  settledAt,
})

/** Of the API's words, those that hold nothing of the person. A number or an address may be written in another way. */
function impersonal(message: string | null, { firstname, lastname, ...rest }: NonNullable<Entry['body']>) {
  const said = message?.toLowerCase() ?? ''
  const typed = [...`${firstname} ${lastname}`.split(' '), ...Object.values(rest)]
  const parts = typed.map((part) => `${part}`.trim().toLowerCase())
  return /@|\d{7}/.test(said) || parts.some((part) => part.length > 2 && said.includes(part)) ? null : message
}
