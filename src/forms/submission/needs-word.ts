import { isArrived } from '#src/forms/live/arrived-alike.ts'

/** So long a sent one stays on the screen: the toast is gone in seconds. */
const RECEIPT_SHOWN_MS = 60 * 60_000

/** A submission that this phone keeps. `gone`: another date can be offered in its place. */
type OnPhone = {
  id: string
  state: string
  attempts: number
  settledAt: number | null
  gone?: object | null
  mayHaveArrived: boolean
}

type Options = {
  /** ms since 1970 */
  now: number
  /** The form is sending at this moment, or has just told the outcome (use-sent-here.ts). */
  isSentHere: boolean
  /** The one in the form that the form itself tells of: if it was refused, and is in no doubt, it is corrected there. */
  inForm: string | null
}

/** Returns whether the panel above the form speaks of it: whatever needs a word, and what was sent a moment ago. */
export function needsWord(
  { id, state, attempts, settledAt, gone, mayHaveArrived }: OnPhone,
  { now, isSentHere, inForm }: Options,
): boolean {
  if (id === inForm && state === 'refused') return !!gone || mayHaveArrived
  if (state === 'sending') return !(isSentHere && attempts <= 1)
  if (isArrived(state)) return Math.abs(now - (settledAt ?? 0)) < RECEIPT_SHOWN_MS
  return true
}
