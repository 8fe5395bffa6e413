/** The only file of the tours that meets the outbox. No personal data comes back out of it (decision G15). */
import type { BookingPayload } from '#contract/site-tour.ts'
import type { Entry, EntryState } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'

export type BookingResult =
  | { outcome: 'delivered' }
  /** `isSaved` false: it lives only as long as this page, because the phone stores nothing. */
  | { outcome: 'queued'; isSaved: boolean }
  | { outcome: 'unsure' }
  /** The server's words; the entry stays on the phone until a corrected one takes its place. */
  | { outcome: 'refused'; bookingId: string; message: string | null; fieldErrors: Record<string, string> }

/**
 * Stores the booking on the phone, sends it, and answers with the truth (decision D10). `label` names it without
 * personal data. `corrects` is the refused booking that this one replaces.
 */
export async function bookTour(
  body: BookingPayload,
  label: string,
  corrects: string | null,
): Promise<BookingResult> {
  const options = corrects === null ? {} : { corrects }
  const { outcome, entry, problem } = await siteOutbox().submit(
    { kind: 'tour-booking', body, label },
    options,
  )
  switch (outcome) {
    case 'delivered':
    case 'unsure':
      return { outcome }
    case 'queued':
      return { outcome, isSaved: problem === null }
    case 'refused':
      return { outcome, bookingId: entry.id, message: entry.message, fieldErrors: entry.fieldErrors }
  }
}

/** A booking as the phone's list shows it. Times are ms since 1970. */
export type BookingOnPhone = {
  id: string
  label: string
  state: EntryState
  attempts: number
  waitsForServer: boolean
  message: string | null
  settledAt: number | null
}

/** Newest first. `isSaved` false: the phone stores nothing, and the list lives only as long as this page. */
export async function bookingsOnPhone(): Promise<{ bookings: BookingOnPhone[]; isSaved: boolean }> {
  const { entries, problem } = await siteOutbox().list()
  const bookings = entries.filter(({ kind }) => kind === 'tour-booking').map(withoutPersonalData)
  return { bookings, isSaved: problem === null }
}

const withoutPersonalData = ({
  id,
  label,
  state,
  attempts,
  waitingFor,
  message,
  settledAt,
}: Entry): BookingOnPhone => ({
  id,
  label,
  state,
  attempts,
  waitsForServer: waitingFor === 'server',
  message,
  settledAt,
})

/** Called after every change, of this page or another; the answer unsubscribes. */
export const subscribeToBookings = (listener: () => void): (() => void) => siteOutbox().subscribe(listener)

export const sendBookingNow = async (id: string): Promise<void> => {
  await siteOutbox().sendNow(id)
}

/** False: it is being sent at this moment. */
export const deleteBooking = (id: string): Promise<boolean> => siteOutbox().remove(id)
