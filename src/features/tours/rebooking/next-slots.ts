/** Chooses the free dates and times to offer in place of one that is gone. */
import type { TimeSlot } from '#contract/records/site-tour.ts'
import { clockTime } from '#src/format/clock-time.ts'
import { lagosDate } from '#src/format/lagos-date.ts'

/** `date` is `Y-m-d`, `time` is `HH:MM`, both of Lagos. */
export type Slot = { date: string; scheduleId: string; time: string }

const SLOTS_OFFERED = 4

type Day = { date: string; slots: readonly TimeSlot[] }

/** Earliest first. A saved copy may still hold the slot that is gone, which is never offered again. */
export function nextSlots(days: readonly Day[], gone: Pick<Slot, 'date' | 'scheduleId'>): Slot[] {
  return days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
    .filter((slot) => isBookable(slot) && !(slot.date === gone.date && slot.scheduleId === gone.scheduleId))
    .slice(0, SLOTS_OFFERED)
}

/** The API numbers its schedules; anything but a number cannot be sent. */
const isBookable = ({ scheduleId }: Slot) => Number.isInteger(Number(scheduleId))

/** "Sat, Dec 12, 2026, 9:00 AM" */
export const slotWords = ({ date, time }: Slot): string => `${lagosDate(date)}, ${clockTime(time)}`

/** Names a booking without saying whose it is, as the form does. */
export const slotLabel = (packageName: string, slot: Slot): string =>
  [packageName, slotWords(slot)].filter(Boolean).join(', ')
