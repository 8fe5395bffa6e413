import { gone as words } from '#src/features/tours/copy.ts'
import { clockTime } from '#src/format/clock-time.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import type { Slot } from './next-slots.ts'

type Props = { slot: Slot; isBooking: boolean; isDisabled: boolean; onPress: () => void }

/** One free date and time, as a ticket to press. */
export function SlotButton({ slot, isBooking, isDisabled, onPress }: Props) {
  const [weekday = '', day = ''] = lagosDate(slot.date).split(', ')
  return (
    <button
      type="button"
      aria-busy={isBooking}
      aria-disabled={isDisabled}
      onClick={onPress}
      className="w-full min-h-76px grid grid-cols-[1fr_auto] items-center gap-8px px-16px py-12px text-start rounded-sm cursor-pointer bg-surface text-ink border-1 border-solid border-[var(--field-edge)] transition-[border-color,scale] duration-150 hover:border-ink active:scale-98 aria-disabled:op-60 aria-disabled:cursor-not-allowed"
    >
      <span className="grid gap-2px">
        <span className="visually-hidden">{words.book}</span>
        <span className="small-print">{weekday}</span>
        <span className="title-4">{day}</span>
        <span className="text-[.9375rem] tabular-nums">{clockTime(slot.time)}</span>
      </span>
      <span
        className={`text-[1.375rem] text-laterite ${isBooking ? 'i-ph-circle-notch motion-safe:animate-spin' : 'i-ph-calendar-plus'}`}
        aria-hidden
      />
    </button>
  )
}
