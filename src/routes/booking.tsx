import { lazy, Suspense } from 'react'
import { BookingForm } from '../features/tours/booking-form.tsx'

/** Comes when a booking waits. Where it cannot come, the list of requests offers the same, and the form goes on. */
const WaysOfRequest = lazy(() =>
  import('../features/requests/ways-of-request.tsx').then(
    ({ WaysOfRequest }) => ({ default: WaysOfRequest }),
    () => ({ default: () => null }),
  ),
)

/** The form, and for what it could not send at once the ways around the network. */
export function Booking({ heading }: { heading?: string }) {
  return (
    <BookingForm
      {...(heading && { heading })}
      otherWays={(bookingId) => (
        <Suspense>
          <WaysOfRequest id={bookingId} />
        </Suspense>
      )}
    />
  )
}
