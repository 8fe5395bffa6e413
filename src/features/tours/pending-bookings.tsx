import type { ReactNode } from 'react'
import { TellMe } from '#src/ui/tell-me.tsx'
import { bookingsToShow } from './bookings-to-show.ts'
import { pending as words } from './copy.ts'
import type { Slot } from './next-slots.ts'
import { PendingBooking } from './pending-booking.tsx'
import { useBookingsOnPhone } from './use-bookings-on-phone.ts'

type Props = {
  isSending: boolean
  /** The refused booking whose details are still in the form. */
  inForm: string | null
  /** Books what is in the form for another date. */
  onPick: ((slot: Slot) => Promise<void>) | undefined
  otherWays: (bookingId: string) => ReactNode
}

/** What became of bookings that did not arrive at once. Nothing while there is nothing to say. */
export function PendingBookings({ isSending, inForm, onPick, otherWays }: Props) {
  const { bookings, isSaved } = useBookingsOnPhone()
  const shown = bookingsToShow(bookings, { now: Date.now(), isSending, inForm })
  if (shown.length === 0) return null
  const keepsDetails = shown.some(({ state }) => state !== 'delivered' && state !== 'expired')
  return (
    <section role="status" aria-label={words.title} className="rounded-md bg-sand p-20px mb-24px">
      <ul className="grid gap-24px">
        {shown.map((booking) => (
          <PendingBooking
            key={booking.id}
            booking={booking}
            isSaved={isSaved}
            onPick={booking.id === inForm ? onPick : undefined}
          >
            {otherWays(booking.id)}
          </PendingBooking>
        ))}
      </ul>
      {isSaved && shown.some(({ state }) => state === 'queued') && (
        <div className="mt-16px">
          <TellMe />
        </div>
      )}
      {keepsDetails && isSaved && <p className="small-print mt-12px">{words.aboutUnsent}</p>}
    </section>
  )
}
