import type { ComponentProps, ReactNode } from 'react'
import { referenceCode } from '#contract/reference-code.ts'
import { pending as words } from './copy.ts'
import { type BookingOnPhone, sendBookingNow } from './mutations.ts'
import { pendingWords } from './pending-words.ts'
import { SlotOffer } from './slot-offer.tsx'

const ICONS: Record<BookingOnPhone['state'], string> = {
  queued: 'i-ph-clock-countdown',
  sending: 'i-ph-paper-plane-tilt',
  delivered: 'i-ph-check-circle-fill text-leaf',
  refused: 'i-ph-warning-circle text-danger',
  expired: 'i-ph-warning-circle text-danger',
  unsure: 'i-ph-question text-laterite',
}

type Props = {
  booking: BookingOnPhone
  isSaved: boolean
  onPick: ComponentProps<typeof SlotOffer>['onPick']
  /** Ways around the network. */
  children: ReactNode
}

/**
 * One booking of this phone: what it is, what became of it, and the next step where it can do no harm. Initials tell two
 * people on one tour apart; what cannot be taken back is left to the list of requests, which asks first.
 */
export function PendingBooking({ booking, isSaved, onPick, children }: Props) {
  const { id, label, initials, state, gone } = booking
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px">
      <span className={`${ICONS[state]} text-[1.375rem]`} aria-hidden />
      <div>
        <p className="font-600">{label}</p>
        <p className="small-print">{words.whose(initials, referenceCode(id))}</p>
        <p className="text-[.9375rem]">{pendingWords(booking, isSaved)}</p>
        {gone && (
          <div className="mt-16px">
            <SlotOffer id={id} gone={gone} onPick={onPick} />
          </div>
        )}
        {state === 'queued' && (
          <button type="button" className="btn-outline mt-12px" onClick={() => void sendBookingNow(id)}>
            {words.sendNow}
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
      </div>
      <div className="col-span-2 empty:hidden [&>details]:bg-paper">{children}</div>
    </li>
  )
}
