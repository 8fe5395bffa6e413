import { referenceCode } from '#contract/sent/reference-code.ts'
import { fullName } from '#src/features/requests/edit/details.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

/** Every word must occur somewhere: in the name, the contact, the tour, or the reference code. */
export function findRequests(requests: readonly RequestOnPhone[], sought: string): RequestOnPhone[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return requests.filter((request) => {
    const text = textOf(request).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const textOf = ({ id, label, initials, details }: RequestOnPhone): string =>
  [
    referenceCode(id),
    label,
    initials,
    details && fullName(details),
    details?.email,
    details?.phoneNumber,
  ].join(' ')
