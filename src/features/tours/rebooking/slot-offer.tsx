import { useRef, useState } from 'react'
import type { BookedTour, GoneSlot } from '#contract/sent/tour-booking.ts'
import { telling } from '#src/features/tours/booking/telling.ts'
import { choiceProblems, outcome, tours, gone as words } from '#src/features/tours/copy.ts'
import { rebookTour } from '#src/features/tours/mutations.ts'
import { resultWords } from '#src/forms/result/result-words.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread } from '#src/ui/reads/list-state.ts'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { toast } from '#src/ui/toast.ts'
import type { Slot } from './next-slots.ts'
import { OtherTours } from './other-tours.tsx'
import { SlotButton } from './slot-button.tsx'
import { useNextSlots } from './use-next-slots.ts'

type Props = {
  /** The refused booking, whose details are used again. */
  id: string
  gone: GoneSlot
  /** For details that are still in the form, where they may have been changed since. */
  onPick?: ((slot: Slot, offered: BookedTour) => Promise<void>) | undefined
  /** Called with the booking that replaced it, whatever became of that one: the pressed button is gone. */
  onRebooked?: (bookingId: string) => void
}

/** Free dates and times in place of one that is gone. One press books, also without a network (decision D8). */
export function SlotOffer({ id, gone, onPick, onRebooked }: Props) {
  const { state, slots, hasMore, storedAt, retry } = useNextSlots(gone)
  const [picked, setPicked] = useState<Slot | null>(null)
  const isBusy = useRef(false) // two presses may come before the next render (FM-4)

  async function pick(slot: Slot) {
    if (isBusy.current) return
    isBusy.current = true
    setPicked(slot)
    try {
      if (onPick) return await onPick(slot, gone.tour)
      const bookingId = await rebookAndTell(id, gone, slot)
      if (bookingId) onRebooked?.(bookingId)
    } catch {
      toast.error(outcome.failed) // the details are still here; the reason may hold personal data
    } finally {
      isBusy.current = false
      setPicked(null)
    }
  }

  if (state === 'loading') return <LookupSkeleton />
  if (state === 'over')
    return <Notice icon="i-ph-calendar-x" text={tours.over} action={<TryAgain onPress={retry} />} />
  if (isUnread(state)) return <UnreadNotice reason={state} words={words.unread} onTryAgain={retry} />
  if (state === 'empty')
    return (
      <div className="grid gap-20px">
        <Notice icon="i-ph-calendar-x" text={hasMore ? words.nextFull : words.none} />
        <OtherTours id={id} gone={gone} hasDates={hasMore} />
      </div>
    )
  return (
    <div className="grid gap-12px justify-items-start">
      <div>
        <p className="title-4">{words.title}</p>
        <p className="small-print mt-2px">{words.lead}</p>
        <Age storedAt={storedAt} prefix={choiceProblems.agePrefix} />
      </div>
      <ul className="w-full grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-8px">
        {slots.map((slot) => (
          <li key={`${slot.date} ${slot.scheduleId}`}>
            <SlotButton
              slot={slot}
              isBooking={picked === slot}
              isDisabled={picked !== null}
              onPress={() => void pick(slot)}
            />
          </li>
        ))}
      </ul>
      <OtherTours id={id} gone={gone} hasDates />
    </div>
  )
}

const SKELETONS = ['first', 'second', 'third', 'fourth']

function LookupSkeleton() {
  return (
    <div role="status">
      <p className="title-4">{words.looking}</p>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-8px mt-12px pulse"
        aria-hidden
      >
        {SKELETONS.map((name) => (
          <span key={name} className="skeleton h-76px" />
        ))}
      </div>
    </div>
  )
}

/** Null: nothing was changed. */
async function rebookAndTell(id: string, { tour }: GoneSlot, slot: Slot): Promise<string | null> {
  const result = await rebookTour(id, tour, slot)
  if (result.outcome === 'too-late') {
    toast.info(words.tooLate)
    return null
  }
  const said = resultWords(result, telling)
  if (said) toast[said.kind](said.text, said)
  return result.id
}
