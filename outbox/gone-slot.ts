import { type GoneSlot, isSlotGone } from '#contract/sent/tour-booking.ts'
import { type Entry, isInDoubt } from './entry.ts'

/**
 * Returns what a refused booking asked for, if another date can replace it. Null if the date is not the problem, or if
 * an earlier attempt may have taken a seat after all. Another date could then be a second tour.
 */
export function goneSlotOf(entry: Entry): GoneSlot | null {
  if (entry.kind !== 'tour-booking' || entry.state !== 'refused' || isInDoubt(entry)) return null
  const { body, tour } = entry
  if (body === null || tour === null || !isSlotGone(entry)) return null
  return { tour, date: body.bookedDate, scheduleId: String(body.siteTourScheduleId) }
}
