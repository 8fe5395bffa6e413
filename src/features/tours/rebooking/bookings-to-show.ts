import type { BookingOnPhone } from '#src/features/tours/mutations.ts'

/** How long a sent booking stays on the screen: the toast is gone in seconds. */
const RECEIPT_SHOWN_MS = 60 * 60_000

type Options = {
  /** ms since 1970 */
  now: number
  /** The form is sending at this moment, and says so itself. */
  isSending: boolean
  /** A booking whose details are still in the form. A refused one is corrected there, unless its slot is gone. */
  inForm: string | null
}

/** What the panel above the form lists: bookings that need a word, and those sent a moment ago. */
export function bookingsToShow(
  bookings: readonly BookingOnPhone[],
  { now, isSending, inForm }: Options,
): BookingOnPhone[] {
  return bookings.filter(({ id, state, attempts, settledAt, gone }) => {
    if (id === inForm && state !== 'unsure') return gone !== null
    if (state === 'sending') return !(isSending && attempts <= 1)
    if (state === 'delivered') return Math.abs(now - (settledAt ?? 0)) < RECEIPT_SHOWN_MS
    return true
  })
}
