import { type GoneSlot, isSlotGone } from '#contract/sent/tour-booking.ts'
import type { Entry } from './entry.ts'

/**
 * What a refused booking asked for, when another date can take its place; null when a date is not what is wrong, and
 * when an earlier attempt may have taken a seat after all: another date could then be a second tour.
 */
export function goneSlotOf(entry: Entry): GoneSlot | null {
  if (entry.kind !== 'tour-booking' || entry.state !== 'refused' || entry.mayHaveArrived) return null
  const { body, tour } = entry
  if (body === null || tour === null || !isSlotGone(entry)) return null
  return { tour, date: body.bookedDate, scheduleId: String(body.siteTourScheduleId) }
}
