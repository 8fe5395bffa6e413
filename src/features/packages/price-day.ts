import { todayInLagos, withoutWeekday } from '#src/format/lagos-date.ts'
import { copy } from './copy.ts'
import type { KnownPackage } from './package-state.ts'

/** A package, and when it was read (ms since 1970); 0 = nobody knows. */
export type PackageRead = Pick<KnownPackage, 'pkg' | 'storedAt'>

/** `Nov 3, 2026`; today for what a clock that was ahead has written. */
export const savedDay = (at: number): string => withoutWeekday(todayInLagos(Math.min(at, Date.now())))

/** The line that a message with prices needs; none for those of today, because a message has its own day. */
export function priceDay(storedAt: number): string[] {
  const day = savedDay(storedAt)
  return storedAt > 0 && day !== savedDay(Date.now()) ? [`${copy.pricesAge} ${day}`] : []
}
