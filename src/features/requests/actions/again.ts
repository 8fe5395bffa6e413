import { actions } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

type Subject = Pick<RequestOnPhone, 'kind' | 'state' | 'details' | 'gone' | 'isDayGone'>

/** Its day is gone and no other can be offered, but the phone still holds the person, who goes along to the form. */
export const needsAnotherDate = ({
  gone,
  isDayGone,
  details,
}: Pick<Subject, 'gone' | 'isDayGone' | 'details'>) => isDayGone && gone === null && details !== null

/**
 * The label of the link to the form, for a request that cannot go out as it is; null if the person can continue here.
 */
export function againWords(request: Subject): string | null {
  const { kind, state, details, gone } = request
  if (gone || needsAnotherDate(request)) return null // that stands there itself
  const isErased = details === null && (state === 'expired' || state === 'refused')
  return isErased ? actions.again[kind] : null
}
