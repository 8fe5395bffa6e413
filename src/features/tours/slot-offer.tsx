import { useRef, useState } from 'react'
import type { GoneSlot } from '#contract/site-tour.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice, TryAgain } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast.ts'
import { outcome, gone as words } from './copy.ts'
import { rebookTour } from './mutations.ts'
import type { Slot } from './next-slots.ts'
import { tourAddress } from './preselection.ts'
import { SlotButton } from './slot-button.tsx'
import { tellResult } from './tell-result.ts'
import { useNextSlots } from './use-next-slots.ts'

type Props = {
  /** The refused booking, whose details are used again. */
  id: string
  gone: GoneSlot
  /** For details that are still in the form, where they may have been changed since. */
  onPick?: ((slot: Slot) => Promise<void>) | undefined
}

/** Free dates and times in the place of one that is gone; one press books (decision D8: also without a network). */
export function SlotOffer({ id, gone, onPick }: Props) {
  const { state, slots, retry } = useNextSlots(gone)
  const [picked, setPicked] = useState<Slot | null>(null)
  const isBusy = useRef(false) // two presses may come before the next render (failure mode F4)

  async function pick(slot: Slot) {
    if (isBusy.current) return
    isBusy.current = true
    setPicked(slot)
    try {
      await (onPick ? onPick(slot) : rebookAndTell(id, gone, slot))
    } catch {
      toast.error(outcome.failed) // the details are still here; the reason may hold personal data
    } finally {
      isBusy.current = false
      setPicked(null)
    }
  }

  switch (state) {
    case 'loading':
      return <Looking />
    case 'offline':
    case 'failed':
      return <Notice icon="i-ph-calendar-x" text={words[state]} action={<TryAgain onPress={retry} />} />
    case 'empty':
      return <Notice icon="i-ph-calendar-x" text={words.none} action={<OtherTour gone={gone} />} />
    case 'loaded':
      return (
        <div className="grid gap-12px justify-items-start">
          <div>
            <p className="title-4">{words.title}</p>
            <p className="small-print mt-2px">{words.lead}</p>
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
          <OtherTour gone={gone} />
        </div>
      )
  }
}

/** To the form with the tour chosen: later dates, other times, another package. */
function OtherTour({ gone: { tour } }: { gone: GoneSlot }) {
  return (
    <ButtonLink to={tourAddress(tour)} variant="outline">
      {words.other}
    </ButtonLink>
  )
}

const SKELETONS = ['first', 'second', 'third', 'fourth']

function Looking() {
  return (
    <div role="status">
      <p className="title-4">{words.looking}</p>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-8px mt-12px"
        aria-hidden
      >
        {SKELETONS.map((name) => (
          <span key={name} className="skeleton h-76px" />
        ))}
      </div>
    </div>
  )
}

async function rebookAndTell(id: string, { tour }: GoneSlot, slot: Slot): Promise<void> {
  const result = await rebookTour(id, tour, slot)
  if (result.outcome === 'too-late') toast.info(words.tooLate)
  else tellResult(result)
}
