import type { ComponentProps, ReactNode } from 'react'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { pending as words } from '#src/features/tours/copy.ts'
import { type BookingOnPhone, sendBookingNow } from '#src/features/tours/mutations.ts'
import { VisitLater } from '#src/features/tours/visit/visit-later.tsx'
import { BusyButton } from '#src/forms/busy-button.tsx'
import { copy } from '#src/forms/copy.ts'
import { copy as errorWords } from '#src/forms/errors/copy.ts'
import { StateIcon } from '#src/forms/submission/state-icon.tsx'
import { type Told, useTakenFocus } from '#src/forms/submission/use-taken-focus.ts'
import { pendingWords } from './pending-words.ts'
import { SlotOffer } from './slot-offer.tsx'

type Props = {
  booking: BookingOnPhone
  isSaved: boolean
  /** Its details are gone, and this one of its tour and initials has arrived. */
  alike?: BookingOnPhone | undefined
  /** Each press that was about it gives its words the focus. */
  told: Told | null
  onRebooked: (bookingId: string) => void
  onPick: ComponentProps<typeof SlotOffer>['onPick']
  /** Ways around the network. */
  children: ReactNode
}

/**
 * One booking of this phone: what it is, its outcome, and the next step if that can do no harm. Initials distinguish
 * two people on one tour. Actions that cannot be undone belong to the list of requests, which asks first. Only the
 * outcome is announced when it changes, not the buttons around it.
 */
export function PendingBooking({ booking, isSaved, alike, told, onRebooked, onPick, children }: Props) {
  const { id, label, initials, state, gone } = booking
  const hasArrived = alike ? errorWords.arrivedAlike(initials, referenceCode(alike.id)) : null
  const item = useTakenFocus<HTMLLIElement>(told)
  return (
    <li ref={item} tabIndex={-1} className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px scroll-mt-24px">
      <StateIcon state={state} />
      <div>
        <p className="font-600">{label}</p>
        <p className="small-print">{copy.whose(initials, referenceCode(id))}</p>
        <p role="status" className="text-[.9375rem]">
          {pendingWords(booking, isSaved, hasArrived)}
        </p>
        {state === 'queued' && (
          <BusyButton
            className="btn-outline mt-12px"
            icon="i-ph-paper-plane-tilt"
            words={words.sendNow}
            busyWords={words.sending}
            about={label}
            act={() => {
              item.current?.focus({ preventScroll: true }) // the button goes while it is sent
              return sendBookingNow(id)
            }}
          />
        )}
      </div>
      <div className="col-span-2 empty:hidden">
        <VisitLater booking={booking} />
      </div>
      {gone && (
        // A phone has no room to indent dates and times.
        <div className="col-span-2 mt-4px sm:col-span-1 sm:col-start-2">
          <SlotOffer id={id} gone={gone} onPick={onPick} onRebooked={onRebooked} />
        </div>
      )}
      <div className="col-span-2 empty:hidden [&>details]:bg-paper">{children}</div>
    </li>
  )
}
