import type { ComponentProps, ReactNode } from 'react'
import { toast } from '#src/ui/toast.ts'
import { pending as words } from './copy.ts'
import { type BookingOnPhone, deleteBooking, sendBookingNow } from './mutations.ts'
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

/** One booking of this phone: what it is, what became of it, and what the person can do. */
export function PendingBooking({ booking, isSaved, onPick, children }: Props) {
  const { id, label, state, gone } = booking
  const canSend = state === 'queued' || state === 'unsure' || (state === 'refused' && gone === null)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px">
      <span className={`${ICONS[state]} text-[1.375rem]`} aria-hidden />
      <div>
        <p className="font-600">{label}</p>
        <p className="text-[.9375rem]">{stateWords(booking, isSaved)}</p>
        {gone && (
          <div className="mt-16px">
            <SlotOffer id={id} gone={gone} onPick={onPick} />
          </div>
        )}
        <div className="flex flex-wrap gap-8px mt-12px empty:hidden">
          {canSend && (
            <button type="button" className="btn-outline" onClick={() => void sendBookingNow(id)}>
              {words.sendNow}
              <span className="visually-hidden">: {label}</span>
            </button>
          )}
          {state !== 'delivered' && state !== 'sending' && (
            <button type="button" className="btn-outline" onClick={() => void erase(id)}>
              {words.delete}
              <span className="visually-hidden">: {label}</span>
            </button>
          )}
        </div>
      </div>
      <div className="col-span-2 empty:hidden [&>details]:bg-paper">{children}</div>
    </li>
  )
}

async function erase(id: string): Promise<void> {
  if (!(await deleteBooking(id))) toast.info(words.tooLate)
}

function stateWords({ state, waitsForServer, message }: BookingOnPhone, isSaved: boolean): string {
  switch (state) {
    case 'queued':
      if (!isSaved) return words.inMemory
      return waitsForServer ? words.waitsForServer : words.queued
    case 'refused':
      return words.refused(message)
    case 'sending':
    case 'delivered':
    case 'expired':
    case 'unsure':
      return words[state]
  }
}
