import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { outcome, form as words } from '#src/features/tours/copy.ts'
import type { Booking } from '#src/features/tours/mutations.ts'
import { type Slot, slotLabel } from '#src/features/tours/rebooking/next-slots.ts'
import { PendingBookings } from '#src/features/tours/rebooking/pending-bookings.tsx'
import { useKeptSchedules } from '#src/features/tours/schedule/use-kept-schedules.ts'
import { formSign } from '#src/forms/form-sign.ts'
import { KeptNote } from '#src/forms/kept-note.tsx'
import { RestoredNote } from '#src/forms/restored-note.tsx'
import { SubmitPart } from '#src/forms/submit-part.tsx'
import { useFirstError } from '#src/forms/use-first-error.ts'
import { mayTakeFocus } from '#src/forms/use-taken-focus.ts'
import { upTo } from './booking-choice.ts'
import { bookingPayload } from './booking-payload.ts'
import { BookingSummary } from './booking-summary.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { bookedTour, bookingLabel, packageWithoutTours, vanishedStep } from './choice-list.ts'
import { isContactFilled } from './contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { fieldLabel, missingErrors, missingFields } from './missing-fields.ts'
import { type FieldErrors, withoutChoices } from './refused-fields.ts'
import { useBooking } from './use-booking.ts'
import { useBookingDraft } from './use-booking-draft.ts'
import { useTourChoices } from './use-tour-choices.ts'

type Props = {
  heading?: string
  /** The product line that this page is about. */
  line?: ProjectTypeSlug
  /**
   * Ways around the network for a booking on this phone. The screen supplies them, because they belong to the requests.
   */
  otherWays: (bookingId: string) => ReactNode
}

/** Books a site tour, with or without a network. `?projectType=land&projectId=3&packageId=14` preselects. */
export function BookingForm({ heading = words.heading, line, otherWays }: Props) {
  const section = useRef<HTMLElement>(null)
  const draft = useBookingDraft(line)
  const { contact, choice: wanted, refusedId, kept, type, choose, clear } = draft
  const lists = useTourChoices(wanted)
  const vanished = vanishedStep(wanted, lists)
  const choice = upTo(wanted, vanished)
  const isOpen = wanted.packageId === null
  const withoutTours = isOpen ? draft.withoutTours : packageWithoutTours(wanted, vanished)
  const tour = bookedTour(choice, lists)
  const missing = missingFields(contact, choice, lists)
  const { isSending, isSaved, errors, refusal, setErrors, book } = useBooking(draft)
  const { form, focusFirstError } = useFirstError()
  /** The booking whose words take the focus. */
  const [toldId, setToldId] = useState<string | null>(null)
  useKeptSchedules(choice)

  /** Otherwise the refused details would be used to book another date. */
  const canPick = tour !== null && isContactFilled(contact)

  function mark(wrong: FieldErrors) {
    setErrors((before) => ({ ...before, ...wrong }))
    focusFirstError()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (missing.length > 0) return mark(missingErrors(missing))
    const email = event.currentTarget.elements.namedItem('email')
    // the browser's rule (decision G8)
    if (email instanceof HTMLInputElement && email.validity.typeMismatch)
      return mark({ email: words.invalidEmail })
    const body = bookingPayload(contact, choice)
    if (body) await bookAndShow({ body, label: bookingLabel(choice, lists), tour })
  }

  async function bookAndShow(booking: Booking) {
    const after = await book({ ...booking, sign: formSign(form.current) })
    if (after?.form === 'done') clear()
    if (!mayTakeFocus(section.current)) return
    if (after?.form === 'refused') focusFirstError()
    // The panel above the form reports the outcome, or offers other dates.
    else if (after) setToldId(after.bookingId)
  }

  /** Another date for the refused booking, with the details as they now are in the form. */
  async function pick(slot: Slot) {
    const body = bookingPayload(contact, { ...choice, ...slot })
    if (body && tour) await bookAndShow({ body, label: slotLabel(tour.packageName, slot), tour })
  }

  return (
    <section ref={section} id={BOOKING_PART} aria-label={heading} className="bg-band text-on-band">
      <div className="container section grid gap-40px lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-64px">
        <div className="grid content-start gap-20px lg:sticky lg:top-120px lg:self-start">
          <h2 className="title-2">{heading}</h2>
          <p className="lead text-on-band-soft">{words.lead}</p>
          <BookingSummary choice={choice} lists={lists} />
        </div>
        <div className="panel text-ink border-transparent">
          <PendingBookings
            isSending={isSending}
            inForm={refusedId}
            toldId={toldId}
            onTold={setToldId}
            onPick={canPick ? pick : undefined}
            otherWays={otherWays}
          />
          <RestoredNote restoredAt={kept.restoredAt} onErase={clear} />
          <form ref={form} noValidate onSubmit={submit} className="grid gap-40px">
            <ContactFields
              contact={contact}
              errors={errors}
              onType={(field, text) => {
                type(field, text)
                setErrors(({ [field]: _, ...rest }) => rest)
              }}
            />
            <ChoiceFields
              choice={choice}
              lists={lists}
              vanished={vanished}
              withoutTours={withoutTours}
              errors={errors}
              onChoose={(event) => {
                choose(event)
                setErrors(withoutChoices)
              }}
            />
            <SubmitPart
              words={words}
              icon="i-ph-calendar-check"
              missing={missing.map(fieldLabel)}
              isSending={isSending}
              refusal={refusal}
              silent={isSaved ? words.silent : outcome.inMemory}
            >
              <KeptNote isKept={kept.isKept} onErase={clear} />
            </SubmitPart>
          </form>
        </div>
      </div>
    </section>
  )
}
