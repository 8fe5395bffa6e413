import { referenceCode } from '#contract/sent/reference-code.ts'
import { detailLabels, message as words } from '#src/features/requests/copy.ts'
import { DETAIL_FIELDS } from '#src/features/requests/edit/details.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { isArrived } from '#src/forms/live/arrived-alike.ts'

type Subject = Pick<RequestOnPhone, 'id' | 'kind' | 'label' | 'state' | 'mayHaveArrived' | 'details'>

/** The request as a message to the office, or as a text for the person's own notes. Longer details are cut. */
export function messageText(
  { id, kind, label, state, mayHaveArrived, details }: Subject,
  detailMax = Number.POSITIVE_INFINITY,
): string {
  const isOpen = !isArrived(state)
  const lines = [
    isOpen ? words.opening[kind] : words.receipt,
    label,
    ...DETAIL_FIELDS[kind].flatMap((field) => {
      const text = details?.[field]?.trim()
      return text ? [`${detailLabels[field]}: ${shortened(text, detailMax)}`] : []
    }),
    `${words.reference}: ${referenceCode(id)}`,
    isOpen && mayHaveArrived ? words.mayHaveArrived : '',
  ]
  return lines.filter(Boolean).join('\n')
}

function shortened(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text
}
