import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { isSamePerson } from '#contract/sent/same-person.ts'
import type { BookedTour } from '#contract/sent/tour-booking.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { form as copy } from '#src/features/tours/copy.ts'
import { AskForPackage } from '#src/features/tours/list/ask-for-package.tsx'
import {
  BOOKING_FORM,
  bookTour,
  openBookingDraft,
  type RefusedBooking,
} from '#src/features/tours/mutations.ts'
import { seatKeys, upcomingTours } from '#src/features/tours/queries.ts'
import { type Slot, slotLabel } from '#src/features/tours/rebooking/next-slots.ts'
import { PendingBookings } from '#src/features/tours/rebooking/pending-bookings.tsx'
import { useKeptSchedules } from '#src/features/tours/schedule/use-kept-schedules.ts'
import { withVisit } from '#src/features/tours/visit/booked-visit.ts'
import { BookingFee } from '#src/features/tours/visit/booking-fee.tsx'
import { SubmissionForm } from '#src/forms/submission/submission-form.tsx'
import { type Deliver, useSubmission } from '#src/forms/submission/use-submission.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { type BookingChoice, CHOICE_STEPS, upTo } from './booking-choice.ts'
import { bookingPayload } from './booking-payload.ts'
import { BookingSummary } from './booking-summary.tsx'
import {
  areLoading,
  bookedTour,
  bookingLabel,
  chosenLabel,
  packageWithoutTours,
  vanishedStep,
} from './choice-list.ts'
import { isContactFilled } from './contact.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { ContactFields } from './fields/contact-fields.tsx'
import { fieldLabel, missingFields, standingErrors, wrongFields } from './missing-fields.ts'
import { refusedBooking } from './refused-booking.ts'
import { telling } from './telling.ts'
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
export function BookingForm({ heading = copy.heading, line, otherWays }: Props) {
  const queryClient = useQueryClient()
  const draft = useBookingDraft(line)
  const { contact, choice: wanted } = draft
  const lists = useTourChoices(wanted)
  const vanished = vanishedStep(wanted, lists)
  const choice = upTo(wanted, vanished)
  const isOpen = wanted.packageId === null
  const withoutTours = isOpen ? draft.withoutTours : packageWithoutTours(wanted, vanished)
  const tour = bookedTour(choice, lists)
  const missing = missingFields(contact, choice, lists)
  const words = areLoading(choice, lists) ? { ...copy, waits: copy.choicesLoad } : copy
  const schedules = useRead({ ...upcomingTours(), enabled: choice.packageId !== null })
  useKeptSchedules(choice)

  const submission = useSubmission({
    form: BOOKING_FORM,
    logName: BOOKING_FORM,
    open: openBookingDraft,
    fields: draft.fields,
    onRestore: draft.restore,
    onClear: draft.clear,
    isSamePerson,
    wrong: wrongFields(contact, missing),
    missing: missing.map(fieldLabel),
    words,
    telling,
    meaningOf: refusedBooking,
    deliver: booking(choice, bookingLabel(choice, lists), chosenLabel('scheduleId', choice, lists) ?? ''),
  })
  const { isSending, refusedId, saidId, told, tell, send, forgive } = submission
  const errors = standingErrors(submission.errors, missing)

  /** Null while anything is missing. */
  function booking(
    chosen: BookingChoice,
    label: string,
    time: string,
    of = tour,
  ): Deliver<RefusedBooking> | null {
    const body = bookingPayload(contact, chosen)
    if (!body) return null
    const slot = { date: body.bookedDate, scheduleId: String(body.siteTourScheduleId), time }
    const project = (of === tour ? chosenLabel('projectId', chosen, lists) : of?.visit?.project) ?? ''
    const visited = of && withVisit(of, slot, { project, schedules: schedules.data?.value ?? [] })
    return async (delivery) => {
      const result = await bookTour({ body, label, tour: visited }, delivery)
      // A seat was taken, by this person or by another: the lists on the screen may be wrong now.
      for (const queryKey of seatKeys) void queryClient.invalidateQueries({ queryKey })
      return result
    }
  }

  /**
   * Another date of the refused `offered`, with the details as they now are in the form. The form may stand at another
   * tour by then.
   */
  async function pick(slot: Slot, offered: BookedTour) {
    await send(booking({ ...choice, ...slot }, slotLabel(offered.packageName, slot), slot.time, offered))
  }

  return (
    <section id={BOOKING_PART} aria-label={heading} className="bg-band text-on-band">
      <div className="container section grid gap-40px lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-64px">
        <div className="grid content-start gap-20px lg:sticky lg:top-120px lg:self-start">
          <h2 className="title-2">{heading}</h2>
          {withoutTours === null ? (
            <p className="lead text-on-band-soft">{words.lead}</p>
          ) : (
            <AskForPackage packageId={withoutTours} />
          )}
          <BookingSummary choice={choice} lists={lists} />
        </div>
        <div className="panel text-ink border-transparent">
          <PendingBookings
            isSending={isSending}
            inForm={refusedId}
            saidId={saidId}
            told={told}
            onTold={tell}
            onPick={isContactFilled(contact) ? pick : undefined} // else with the details that were refused
            otherWays={otherWays}
          />
          <SubmissionForm
            submission={submission}
            words={words}
            icon="i-ph-calendar-check"
            className="grid gap-40px"
          >
            <ContactFields
              contact={contact}
              errors={errors}
              onType={(field, text) => {
                draft.type(field, text)
                forgive(field)
              }}
            />
            <ChoiceFields
              choice={choice}
              lists={lists}
              vanished={vanished}
              errors={errors}
              onChoose={(event) => {
                draft.choose(event)
                forgive(...CHOICE_STEPS) // changing a choice changes all later ones
              }}
            />
            <BookingFee scheduleId={choice.scheduleId} schedules={schedules} />
          </SubmissionForm>
        </div>
      </div>
    </section>
  )
}
