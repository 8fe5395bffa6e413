import { useEffect, useRef } from 'react'
import { toast } from '#src/ui/toast.ts'
import { bookingsToShow, deliveredMeanwhile } from './bookings-to-show.ts'
import { outcome, pending as words } from './copy.ts'
import { PendingBooking } from './pending-booking.tsx'
import { useBookingsOnPhone } from './use-bookings-on-phone.ts'

const SUCCESS_TOAST_MS = 5_000 // spec §9

/** What became of bookings that did not arrive at once. Nothing while there is nothing to say. */
export function PendingBookings({ isSending, inForm }: { isSending: boolean; inForm: string | null }) {
  const { bookings, isSaved } = useBookingsOnPhone()
  const shown = bookingsToShow(bookings, { now: Date.now(), isSending, inForm })
  const seen = useRef(shown)

  useEffect(() => {
    if (deliveredMeanwhile(seen.current, bookings).length > 0) {
      toast.success(outcome.delivered, { durationMs: SUCCESS_TOAST_MS })
    }
  }, [bookings])
  useEffect(() => {
    seen.current = shown
  })

  if (shown.length === 0) return null
  const keepsDetails = shown.some(({ state }) => state !== 'delivered' && state !== 'expired')
  return (
    <section role="status" aria-label={words.title} className="rounded-md bg-sand p-20px mb-24px">
      <ul className="grid gap-16px">
        {shown.map((booking) => (
          <PendingBooking key={booking.id} booking={booking} isSaved={isSaved} />
        ))}
      </ul>
      {keepsDetails && isSaved && <p className="small-print mt-12px">{words.aboutUnsent}</p>}
    </section>
  )
}
