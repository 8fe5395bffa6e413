import { WaysOfRequest } from '../features/requests/ways-of-request.tsx'
import { BookingForm } from '../features/tours/booking-form.tsx'

/** The form, and for what it could not send at once the ways around the network. */
export function Booking({ heading }: { heading?: string }) {
  return (
    <BookingForm {...(heading && { heading })} otherWays={(bookingId) => <WaysOfRequest id={bookingId} />} />
  )
}
