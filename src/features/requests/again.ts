import { actions } from './copy.ts'
import type { RequestOnPhone } from './mutations.ts'

type Subject = Pick<RequestOnPhone, 'kind' | 'state' | 'details' | 'gone' | 'isDayGone'>

/** What the way to the form is called, for what cannot go out as it is; null where the person can go on right here. */
export function againWords({ kind, state, details, gone, isDayGone }: Subject): string | null {
  if (gone) return null // other dates stand there themselves
  if (isDayGone) return actions.again.refused
  const isErased = details === null && (state === 'expired' || state === 'refused')
  return isErased ? actions.again[kind] : null
}
