import { referenceCode } from '#contract/sent/reference-code.ts'
import { detailLabels, message as words } from '#src/features/requests/copy.ts'
import { DETAIL_FIELDS } from '#src/features/requests/edit/details.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

/** Longer texts are cut, because an SMS or a link to WhatsApp holds only so much. */
const DETAIL_MAX = 500

type Subject = Pick<RequestOnPhone, 'id' | 'kind' | 'label' | 'state' | 'mayHaveArrived' | 'details'>

/** The request as a message to the office, or as a text for the person's own notes. */
export function messageText({ id, kind, label, state, mayHaveArrived, details }: Subject): string {
  const isOpen = state !== 'delivered' && state !== 'already-received'
  const lines = [
    isOpen ? words.opening[kind] : words.receipt,
    label,
    ...DETAIL_FIELDS[kind].flatMap((field) => {
      const text = details?.[field]?.trim()
      return text ? [`${detailLabels[field]}: ${shortened(text)}`] : []
    }),
    `${words.reference}: ${referenceCode(id)}`,
    isOpen && mayHaveArrived ? words.mayHaveArrived : '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

const shortened = (text: string) => (text.length > DETAIL_MAX ? `${text.slice(0, DETAIL_MAX - 1)}…` : text)
