import { actions } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

type Subject = Pick<RequestOnPhone, 'kind' | 'state' | 'details' | 'gone' | 'isDayGone'>

/** Its day is gone, no other can be offered, and the person is still on the phone to go along to the form. */
export const needsAnotherDate = ({
  gone,
  isDayGone,
  details,
}: Pick<Subject, 'gone' | 'isDayGone' | 'details'>) => isDayGone && gone === null && details !== null

/** What the way to the form is called, for what cannot go out as it is; null where the person can go on right here. */
export function againWords({ kind, state, details, gone, isDayGone }: Subject): string | null {
  if (gone || needsAnotherDate({ gone, isDayGone, details })) return null // that stands there itself
  const isErased = details === null && (state === 'expired' || state === 'refused')
  return isErased ? actions.again[kind] : null
}
