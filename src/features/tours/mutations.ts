/** The only file of the tours that imports the outbox. It returns no personal data (decision G15). */
import { isSamePerson } from '#contract/sent/same-person.ts'
import type { BookedTour, BookingPayload, GoneSlot } from '#contract/sent/tour-booking.ts'
import { correctionKeeper } from '#outbox/drafts/correction-draft.ts'
import { type Entry, type EntryState, isInDoubt } from '#outbox/entry.ts'
import { goneSlotOf } from '#outbox/gone-slot.ts'
import { initialsOf } from '#outbox/initials.ts'
import type { SubmitResult } from '#outbox/queue/submit.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { fromDraft } from '#src/features/tours/booking/booking-draft.ts'
import { isContactBlank } from '#src/features/tours/booking/contact.ts'
import { type Slot, slotLabel } from '#src/features/tours/rebooking/next-slots.ts'
import { movedVisit } from '#src/features/tours/visit/booked-visit.ts'
import { draftIn, giveDraft } from '#src/forms/dirty-forms.ts'
import { textsOf } from '#src/forms/draft-saver.ts'
import { type SubmissionResult, submissionResult } from '#src/forms/result/submission-result.ts'
import type { Delivery } from '#src/forms/submission/use-submission.ts'

/** A refusal that is more than details to correct. `in-doubt`: it may have arrived before. */
export type RefusedBooking = 'slot-gone' | 'in-doubt'
export type BookingResult = SubmissionResult<RefusedBooking>

/** `label` names the booking without personal data; `tour` is the tour whose other dates can be offered. */
export type Booking = { body: BookingPayload; label: string; tour: BookedTour | null }

/** Stores the booking on the phone, sends it, and returns what became of it (decision D10). */
export const bookTour = async (booking: Booking, { sign, ...options }: Delivery): Promise<BookingResult> =>
  resultOf(await siteOutbox().submit({ kind: BOOKING_FORM, ...booking, sign }, options))

/** Its name among the forms of a page, on the phone and in the outbox. */
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
  if (refused?.kind !== BOOKING_FORM || refused.body === null) return { outcome: 'too-late' }
  const result = await siteOutbox().edit(id, {
    kind: BOOKING_FORM,
    body: { ...refused.body, bookedDate: slot.date, siteTourScheduleId: Number(slot.scheduleId) },
    label: slotLabel(tour.packageName, slot),
    tour: movedVisit(tour, slot),
  })
  const isGone = result.outcome === 'too-late' || result.outcome === 'erased'
  return isGone ? { outcome: 'too-late' } : resultOf(result)
}

/**
 * Puts the person of a refused booking into the form, so that nothing is typed again for another tour. The booking made
 * there replaces the refused one. A booking that may have arrived all the same is not replaced: it stays on the list.
 * `occupied`: the form holds somebody else, whose words stay. `left`: the person has gone on meanwhile.
 */
export async function carryToForm(
  id: string,
  isHere: () => boolean,
): Promise<'carried' | 'occupied' | 'too-late' | 'left'> {
  const { entries } = await siteOutbox().list()
  const refused = entries.find((entry) => entry.id === id)
  if (refused?.kind !== BOOKING_FORM || refused.body === null) return 'too-late'
  const { firstname, lastname, email, phoneNumber } = refused.body
  const person = { firstname, lastname, email, phoneNumber }
  const onPage = draftIn(BOOKING_FORM)
  const draft = onPage ?? (await (await openBookingDraft()).read(1))?.fields ?? {}
  if (!isHere()) return 'left'
  const { refusedId, ...texts } = textsOf(draft)
  const { contact } = fromDraft(texts)
  const replaces = isInDoubt(refused) ? {} : { refusedId: id }
  if (isContactBlank(contact)) giveDraft(BOOKING_FORM, { ...person, ...replaces })
  else if (refusedId !== id && !isSamePerson(refused.body, { ...refused.body, ...contact })) return 'occupied'
  else if (refusedId !== id) giveDraft(BOOKING_FORM, { ...contact, ...replaces })
  return 'carried'
}

const resultOf = (sent: SubmitResult): BookingResult =>
  submissionResult(sent, isInDoubt(sent.entry) ? 'in-doubt' : goneSlotOf(sent.entry) && 'slot-gone')

/** A booking as the phone's list shows it. Times are ms since 1970. */
export type BookingOnPhone = {
  id: string
  /** The requests, and the drafts, whose place it took. */
  replaces: readonly string[]
  label: string
  /** The person's initials: all that anybody who holds the phone may read here. */
  initials: string
  state: EntryState
  attempts: number
  waitingFor: Entry['waitingFor']
  mayHaveArrived: boolean
  message: string | null
  settledAt: number | null
  /** Nothing is left of what the person typed. */
  isErased: boolean
  /** Not null: refused because the slot is gone, and other dates of the tour can be offered. */
  gone: GoneSlot | null
  tour: BookedTour | null
}

/** Newest first. `onDisk`: the ids of what outlives this page. */
export async function bookingsOnPhone(): Promise<{
  bookings: BookingOnPhone[]
  onDisk: ReadonlySet<string>
}> {
  const { entries, onDisk } = await siteOutbox().list()
  const bookings = entries.filter(({ kind }) => kind === BOOKING_FORM).map(withoutPersonalData)
  return { bookings, onDisk }
}

const withoutPersonalData = (entry: Entry): BookingOnPhone => {
  const { id, replaces, label, state, attempts, waitingFor, message, fieldErrors, settledAt } = entry
  return {
    id,
    replaces,
    label,
    initials: initialsOf(entry),
    state,
    attempts,
    waitingFor,
    mayHaveArrived: isInDoubt(entry),
    message: Object.values(fieldErrors).join(' ') || message,
    settledAt,
    isErased: entry.body === null,
    gone: goneSlotOf(entry),
    tour: entry.kind === BOOKING_FORM ? entry.tour : null,
  }
}

/** Calls back after every change, by this page or another. Returns a function that unsubscribes. */
export const subscribeToBookings = (listener: () => void): (() => void) => siteOutbox().subscribe(listener)

export const sendBookingNow = async (id: string): Promise<void> => {
  await siteOutbox().sendNow(id)
}
