import { openings } from './copy.ts'

/** Apply Now: an e-mail to HR with the position in its subject (decision G3); null if the owner has set no address. */
export function applicationMail(address: string, jobTitle: string): string | null {
  if (!address) return null
  const { subject, body } = openings.mail
  return `mailto:${address}?subject=${encodeURIComponent(subject(jobTitle))}&body=${encodeURIComponent(crlf(body))}`
}

/** Lines of a mail address end with both characters (RFC 6068, section 5). */
const crlf = (text: string) => text.replaceAll('\n', '\r\n')
