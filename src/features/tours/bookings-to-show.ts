import type { BookingOnPhone } from './mutations.ts'

/** So long a sent booking stays on the screen: the toast is gone in seconds. */
const RECEIPT_SHOWN_MS = 60 * 60_000

type Options = {
  /** ms since 1970 */
  now: number
  /** The form is sending at this moment, and says so itself. */
  isSending: boolean
  /** A refused booking whose details are still in the form. */
  inForm: string | null
}

/** What the panel above the form lists: whatever needs a word, and what was sent a moment ago. */
export function bookingsToShow(
  bookings: readonly BookingOnPhone[],
  { now, isSending, inForm }: Options,
): BookingOnPhone[] {
  return bookings.filter(({ id, state, attempts, settledAt }) => {
    if (id === inForm) return false
    if (state === 'sending') return !(isSending && attempts <= 1)
    if (state === 'delivered') return Math.abs(now - (settledAt ?? 0)) < RECEIPT_SHOWN_MS
    return true
  })
}

/**
 * Bookings that were seen waiting and have arrived since: nobody has told the person yet. A first attempt is told by
 * the form that made it.
 */
export function deliveredMeanwhile(
  before: readonly BookingOnPhone[],
  after: readonly BookingOnPhone[],
): BookingOnPhone[] {
  const waited = new Set(before.filter(({ state }) => state !== 'delivered').map(({ id }) => id))
  return after.filter(({ id, state, attempts }) => state === 'delivered' && attempts > 1 && waited.has(id))
}
