/** The only file of the tours that meets the outbox. No personal data comes back out of it (decision G15). */
import type { BookedTour, BookingPayload, GoneSlot } from '#contract/site-tour.ts'
import { correctionKeeper } from '#outbox/correction-draft.ts'
import type { Entry, EntryState } from '#outbox/entry.ts'
import { goneSlotOf } from '#outbox/gone-slot.ts'
import { initialsOf } from '#outbox/initials.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import type { SubmitResult } from '#outbox/submit.ts'
import { type Slot, slotLabel } from './next-slots.ts'

export type BookingResult =
  | { outcome: 'delivered' }
  /**
   * `isSaved` false: it lives only as long as this page, because the phone stores nothing. `waitsForServer`: the line is
   * fine, the server could not take it.
   */
  | { outcome: 'queued'; isSaved: boolean; waitsForServer: boolean }
  | { outcome: 'unsure' }
  /** The server's words; the entry stays on the phone until a corrected one takes its place. */
  | {
      outcome: 'refused'
      bookingId: string
      message: string | null
      fieldErrors: Record<string, string>
      isSlotGone: boolean
    }

/** `label` names the booking without personal data; `tour` is what another date could be offered of. */
export type Booking = { body: BookingPayload; label: string; tour: BookedTour | null }

/**
 * Stores the booking on the phone, sends it, and answers with the truth (decision D10). `corrects` is the refused
 * booking that this one replaces; `whenKept` is called once the phone holds it, before it is sent.
 */
export async function bookTour(
  booking: Booking,
  corrects: string | null,
  whenKept: () => void = () => {},
): Promise<BookingResult> {
  const options = corrects === null ? { whenKept } : { whenKept, corrects }
  return resultOf(await siteOutbox().submit({ kind: 'tour-booking', ...booking }, options))
}

/** The half-filled form of this phone, if it holds one. */
export const openBookingDraft = async () => correctionKeeper('tour-booking')

/**
 * The same person, another date: a new request under a new key takes the place of the refused one. `too-late`: it was
 * booked, deleted or erased meanwhile.
 */
export async function rebookTour(
  id: string,
  tour: BookedTour,
  slot: Slot,
): Promise<BookingResult | { outcome: 'too-late' }> {
  const { entries } = await siteOutbox().list()
  const refused = entries.find((entry) => entry.id === id)
  if (refused?.kind !== 'tour-booking' || refused.body === null) return { outcome: 'too-late' }
  const result = await siteOutbox().edit(id, {
    kind: 'tour-booking',
    body: { ...refused.body, bookedDate: slot.date, siteTourScheduleId: Number(slot.scheduleId) },
    label: slotLabel(tour.packageName, slot),
    tour,
  })
  return result.outcome === 'too-late' ? { outcome: 'too-late' } : resultOf(result)
}

function resultOf({ outcome, entry, problem }: SubmitResult): BookingResult {
  switch (outcome) {
    case 'delivered':
    case 'unsure':
      return { outcome }
    case 'queued':
      return { outcome, isSaved: problem === null, waitsForServer: entry.waitingFor === 'server' }
    case 'refused':
      return {
        outcome,
        bookingId: entry.id,
        message: entry.message,
        fieldErrors: entry.fieldErrors,
        isSlotGone: goneSlotOf(entry) !== null,
      }
  }
}

/** A booking as the phone's list shows it. Times are ms since 1970. */
export type BookingOnPhone = {
  id: string
  label: string
  /** Whose it is: all that anybody who holds the phone may read here. */
  initials: string
  state: EntryState
  attempts: number
  waitsForServer: boolean
  mayHaveArrived: boolean
  message: string | null
  settledAt: number | null
  /** Not null: refused because the slot is gone, and other dates of the tour can be offered. */
  gone: GoneSlot | null
}

/** Newest first. `isSaved` false: the phone stores nothing, and the list lives only as long as this page. */
export async function bookingsOnPhone(): Promise<{ bookings: BookingOnPhone[]; isSaved: boolean }> {
  const { entries, problem } = await siteOutbox().list()
  const bookings = entries.filter(({ kind }) => kind === 'tour-booking').map(withoutPersonalData)
  return { bookings, isSaved: problem === null }
}

const withoutPersonalData = (entry: Entry): BookingOnPhone => {
  const { id, label, state, attempts, waitingFor, mayHaveArrived, message, fieldErrors, settledAt } = entry
  return {
    id,
    label,
    initials: initialsOf(entry),
    state,
    attempts,
    waitsForServer: waitingFor === 'server',
    mayHaveArrived,
    message: Object.values(fieldErrors).join(' ') || message,
    settledAt,
    gone: goneSlotOf(entry),
  }
}

/** Called after every change, of this page or another; the answer unsubscribes. */
export const subscribeToBookings = (listener: () => void): (() => void) => siteOutbox().subscribe(listener)

export const sendBookingNow = async (id: string): Promise<void> => {
  await siteOutbox().sendNow(id)
}
