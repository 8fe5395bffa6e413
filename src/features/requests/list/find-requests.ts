import { phoneNumber } from '#contract/sent/phone-number.ts'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { fullName } from '#src/features/requests/edit/details.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { withoutAccents } from '#src/format/without-accents.ts'

/**
 * Every word must occur somewhere: in the name, the contact, the tour, or the reference code. A whole phone number is
 * one word, however it is typed; accents count for nothing.
 */
export function findRequests(requests: readonly RequestOnPhone[], sought: string): RequestOnPhone[] {
  const words = plain(phoneNumber(sought).number).split(/\s+/)
  return requests.filter((request) => {
    const text = plain(textOf(request))
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/(\d)-(?=\d)/g, '$1') // 0803-123, before the number is whole

const textOf = ({ id, label, initials, details }: RequestOnPhone): string =>
  [
    referenceCode(id),
    label,
    initials,
    details && fullName(details),
    details?.email,
    details?.phoneNumber,
    details?.phoneNumber?.replace('+234', '0'), // as it is said in Nigeria
  ].join(' ')
