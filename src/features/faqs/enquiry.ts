/** A question to the company. The API has no call for it, so it becomes an e-mail of the person's own (decision G4). */
import { wellFormed } from '#contract/format/well-formed.ts'
import { escaped } from '#src/ui/ask/escaped.ts'
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts'
import { fieldLabels, help, problems } from './page-copy.ts'

export type Enquiry = Record<EnquiryField, string>

export const noEnquiry: Enquiry = { firstname: '', lastname: '', email: '', location: '', message: '' }

/** The rule by which browsers check `type=email` (HTML Standard, valid e-mail address). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** What is wrong, by field; all fields are required (spec §5). */
export function enquiryProblems(enquiry: Enquiry): Partial<Enquiry> {
  const found: Partial<Enquiry> = {}
  for (const field of ENQUIRY_FIELDS) {
    if (enquiry[field].trim() === '') found[field] = problems.missing(fieldLabels[field])
  }
  if (!found.email && !EMAIL.test(enquiry.email.trim())) found.email = problems.email
  return found
}

/** The message as text, one line for each field and the question below. */
export function enquiryText(enquiry: Enquiry): string {
  const { firstname, lastname, email, location, message } = trimmed(enquiry)
  return [
    message,
    '',
    `${fieldLabels.firstname}: ${firstname}`,
    `${fieldLabels.lastname}: ${lastname}`,
    `${fieldLabels.email}: ${email}`,
    `${fieldLabels.location}: ${location}`,
  ].join('\r\n') // RFC 6068, section 5: line breaks in a mailto body
}

/** For a chat: the question and who asks, as far as they were typed. */
export function questionText(enquiry: Enquiry): string {
  const { firstname, lastname, location, message } = trimmed(enquiry)
  const who = [[firstname, lastname].filter(Boolean).join(' '), location].filter(Boolean).join(', ')
  return wellFormed([help.greeting, message, who].filter(Boolean).join('\n'))
}

/** A `mailto:` address with everything filled in. */
export function enquiryMail(enquiry: Enquiry, to: string): string {
  const { firstname, lastname } = trimmed(enquiry)
  const subject = `Question from ${firstname} ${lastname}`
  return `mailto:${to}?subject=${escaped(subject)}&body=${escaped(enquiryText(enquiry))}`
}

const trimmed = (enquiry: Enquiry): Enquiry => ({
  firstname: enquiry.firstname.trim(),
  lastname: enquiry.lastname.trim(),
  email: enquiry.email.trim(),
  location: enquiry.location.trim(),
  message: enquiry.message.trim(),
})

/** What the phone keeps of a half-filled form; null when it is blank. */
export const draftFields = (enquiry: Enquiry): Enquiry | null =>
  ENQUIRY_FIELDS.every((field) => enquiry[field].trim() === '') ? null : enquiry
