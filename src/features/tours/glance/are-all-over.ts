import type { Schedule } from '#contract/records/site-tour.ts'
import { isAhead } from './next-tours.ts'
import { type Answer, stillAhead } from './still-ahead.ts'

/** Whether a copy of a former day has only dates of this package that have passed: its next one is not known. */
export function areAllOver({ value, storedAt }: Answer<Schedule>, packageId: string, today: string): boolean {
  const own = value.filter((schedule) => schedule.package.id === packageId)
  return stillAhead({ value: own, storedAt }, (schedule) => isAhead(schedule, today), today) === null
}
