import { lazy, memo, Suspense } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { sectionForReader } from '#src/startup/with-data.tsx'

/** Its HTML takes what is typed and chosen until its code arrives, which continues from there (use-early-input.ts). */
const BookingForm = sectionForReader(
  async () => (await import('#src/features/tours/booking/booking-form.tsx')).BookingForm,
)

/** Loads when a booking waits. Until it comes, the list of requests offers the same, and the form goes on. */
const WaysOfRequest = lazy(async () => ({ default: (await withLaterNetworks(loadWays)).WaysOfRequest }))
const loadWays = () => import('#src/features/requests/actions/ways-of-request.tsx')

const otherWays = (bookingId: string) => (
  <Suspense>
    <WaysOfRequest id={bookingId} />
  </Suspense>
)

/**
 * The form, and the ways around the network for what it could not send at once. It is drawn once: prerendered parts
 * that wait for their code must not get other properties.
 */
export const Booking = memo(({ heading, line }: { heading?: string; line?: ProjectTypeSlug }) => (
  <Suspense fallback={<section id={BOOKING_PART} className="bg-band min-h-screen" aria-busy />}>
    <BookingForm {...(heading && { heading })} {...(line && { line })} otherWays={otherWays} />
  </Suspense>
))
