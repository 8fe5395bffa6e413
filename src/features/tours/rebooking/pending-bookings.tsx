import type { ReactNode } from 'react'
import type { BookedTour } from '#contract/sent/tour-booking.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { pending as words } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { arrivedAlike } from '#src/forms/live/arrived-alike.ts'
import { TellMe } from '#src/forms/live/tell-me.tsx'
import { needsWord } from '#src/forms/submission/needs-word.ts'
import { useSentHere } from '#src/forms/submission/use-sent-here.ts'
import type { Told } from '#src/forms/submission/use-taken-focus.ts'
import { Link } from '#src/ui/core/link.tsx'
import type { Slot } from './next-slots.ts'
import { PendingBooking } from './pending-booking.tsx'
import { useBookingsOnPhone } from './use-bookings-on-phone.ts'

/** An agent's fifty would push the form out of reach: what was just told comes first, then what waits for its person. */
const MOST_LISTED = 3
const NEEDS_YOU = new Set<BookingOnPhone['state']>(['refused', 'expired', 'unsure'])

type Props = {
  isSending: boolean
  /** The refused booking whose details are still in the form. */
  inForm: string | null
  /** The same while the form tells of it. */
  saidId: string | null
  told: Told | null
  onTold: (bookingId: string) => void
  /** Books another date for the person in the form. */
  onPick: ((slot: Slot, offered: BookedTour) => Promise<void>) | undefined
  otherWays: (bookingId: string) => ReactNode
}

/** What became of bookings that did not arrive at once. It draws nothing while there is nothing to say. */
export function PendingBookings({ isSending, inForm, saidId, told, onTold, onPick, otherWays }: Props) {
  const { bookings, onDisk } = useBookingsOnPhone()
  const isSentHere = useSentHere(isSending, bookings)
  const shown = bookings.filter((booking) =>
    needsWord(booking, { now: Date.now(), isSentHere, inForm: saidId }),
  )
  if (shown.length === 0) return null
  const alikeOf = (booking: BookingOnPhone) =>
    booking.isErased ? arrivedAlike(booking, bookings) : undefined
  const rank = (booking: BookingOnPhone) => {
    if (booking.id === told?.id) return 0
    if (!NEEDS_YOU.has(booking.state)) return 3
    return alikeOf(booking) ? 2 : 1
  }
  const first = [...shown].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_LISTED)
  const saved = shown.filter(({ id }) => onDisk.has(id))
  const keepsDetails = saved.some(({ state, isErased }) => state !== 'delivered' && !isErased)
  return (
    <section aria-label={words.title} className="rounded-md bg-sand p-20px mb-24px">
      <ul className="grid gap-24px">
        {first.map((booking) => (
          <PendingBooking
            key={booking.id}
            booking={booking}
            isSaved={saved.includes(booking)}
            alike={alikeOf(booking)}
            told={told && booking.id === told.id ? told : null}
            onRebooked={onTold}
            onPick={booking.id === inForm ? onPick : undefined}
          >
            {otherWays(booking.id)}
          </PendingBooking>
        ))}
      </ul>
      {saved.some(({ state }) => state === 'queued') && (
        <div className="mt-16px">
          <TellMe />
        </div>
      )}
      {keepsDetails && <p className="small-print mt-12px">{words.aboutUnsent}</p>}
      <Link to={sitePaths.outbox} className="text-link inline-flex items-center min-h-44px mt-8px">
        {linkWords(shown)}
      </Link>
    </section>
  )
}

function linkWords(shown: readonly BookingOnPhone[]): string {
  if (shown.length > MOST_LISTED) return words.more(shown.length - MOST_LISTED)
  return shown.every(({ state }) => state === 'delivered') ? words.toReceipt : words.toOutbox
}
