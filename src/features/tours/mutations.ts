/** The only file of the tours that imports the outbox. It returns no personal data (decision G15). */
import type { FormSign } from '#contract/sent/form-sign.ts'
import type { BookedTour, BookingPayload, GoneSlot } from '#contract/sent/tour-booking.ts'
import { correctionKeeper } from '#outbox/drafts/correction-draft.ts'
import type { Entry, EntryState } from '#outbox/entry.ts'
import { goneSlotOf } from '#outbox/gone-slot.ts'
import { initialsOf } from '#outbox/initials.ts'
import { isSamePerson } from '#outbox/queue/same-person.ts'
import type { SubmitResult } from '#outbox/queue/submit.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { fromDraft } from '#src/features/tours/booking/booking-draft.ts'
import { isContactBlank } from '#src/features/tours/booking/contact.ts'
import { type Slot, slotLabel } from '#src/features/tours/rebooking/next-slots.ts'
import { draftIn, giveDraft } from '#src/forms/dirty-forms.ts'
import { textsOf } from '#src/forms/draft-saver.ts'

/** `bookingId` is its name in the phone's list. */
export type BookingResult = { bookingId: string } & (
  | { outcome: 'delivered' }
  /**
   * `isSaved` false: it lives only as long as this page, because the phone stores nothing. `waitsForServer`: the line
   * is fine, but the server could not take it.
   */
  | { outcome: 'queued'; isSaved: boolean; waitsForServer: boolean }
  /**
   * It may have arrived. `isAnswered`: the server answered, but with a fault. `isRepeat`: the same booking was in doubt
   * before, and was not sent again.
   */
  | { outcome: 'unsure'; message: string | null; isAnswered: boolean; isRepeat: boolean }
  /** The server's words; the entry stays on the phone until a corrected one takes its place. */
  | {
      outcome: 'refused'
      message: string | null
      fieldErrors: Record<string, string>
      isSlotGone: boolean
    }
)

/** `label` names the booking without personal data; `tour` is the tour whose other dates can be offered. */
export type Booking = { body: BookingPayload; label: string; tour: BookedTour | null; sign?: FormSign }

/**
 * Stores the booking on the phone, sends it, and returns what became of it (decision D10). `corrects` is the refused
 * booking that this one replaces. `whenKept` is called once the phone holds it, before it is sent.
 */
export async function bookTour(
  booking: Booking,
  corrects: string | null,
  whenKept: () => void = () => {},
): Promise<BookingResult> {
  const options = corrects === null ? { whenKept } : { whenKept, corrects }
  return resultOf(await siteOutbox().submit({ kind: 'tour-booking', ...booking }, options))
}

/** Its name among the forms of a page. */
export const BOOKING_FORM = 'tour-booking'

/** The half-filled form of this phone, if it holds one. */
export const openBookingDraft = async () => correctionKeeper(BOOKING_FORM)

/**
 * The same person, another date: a new request under a new key replaces the refused one. `too-late`: it was booked,
 * deleted or erased meanwhile.
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

/**
 * Puts the person of a refused booking into the form, so that nothing is typed again for another tour. The booking made
 * there replaces the refused one. A booking that may have arrived all the same is not replaced: it stays on the list.
 * `occupied`: the form holds somebody else, whose words stay.
 */
export async function carryToForm(id: string): Promise<'carried' | 'occupied' | 'too-late'> {
  const { entries } = await siteOutbox().list()
  const refused = entries.find((entry) => entry.id === id)
  if (refused?.kind !== 'tour-booking' || refused.body === null) return 'too-late'
  const { firstname, lastname, email, phoneNumber } = refused.body
  const person = { firstname, lastname, email, phoneNumber }
  const onPage = draftIn(BOOKING_FORM)
  const draft = onPage ?? (await (await openBookingDraft()).read())?.fields ?? {}
  const { contact, refusedId } = fromDraft(textsOf(draft))
  const takesPlace = refused.mayHaveArrived ? {} : { refusedId: id }
  if (isContactBlank(contact)) giveDraft(BOOKING_FORM, { ...person, ...takesPlace })
  else if (refusedId !== id && !isSamePerson(refused.body, { ...refused.body, ...contact })) return 'occupied'
  else if (!onPage) giveDraft(BOOKING_FORM, { ...contact, ...takesPlace })
  return 'carried'
}

function resultOf({ outcome, entry, isStanding, problem }: SubmitResult): BookingResult {
  const { id: bookingId, message, fieldErrors, waitingFor, lastStatus } = entry
  switch (outcome) {
    case 'delivered':
      return { outcome, bookingId }
    case 'unsure':
      return { outcome, bookingId, message, isAnswered: lastStatus !== null, isRepeat: isStanding }
    case 'queued':
      return { outcome, bookingId, isSaved: problem === null, waitsForServer: waitingFor === 'server' }
    case 'refused':
      return { outcome, bookingId, message, fieldErrors, isSlotGone: goneSlotOf(entry) !== null }
  }
}

/** A booking as the phone's list shows it. Times are ms since 1970. */
export type BookingOnPhone = {
  id: string
  label: string
  /** The person's initials: all that anybody who holds the phone may read here. */
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

/** Calls back after every change, by this page or another. Returns a function that unsubscribes. */
export const subscribeToBookings = (listener: () => void): (() => void) => siteOutbox().subscribe(listener)

export const sendBookingNow = async (id: string): Promise<void> => {
  await siteOutbox().sendNow(id)
}
