import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { tourDays } from '../db/schema/tours.ts'

/**
 * Takes one seat of one date, or returns false when none is left. The comparison and the count are one statement. So
 * two people can never take the same seat, whatever the database; `seats_within_slots` guards it as well. Call it
 * inside the transaction that stores the booking.
 */
export async function takeSeat(
  tx: Database,
  schedule: { id: number; slots: number },
  date: string,
): Promise<boolean> {
  if (schedule.slots < 1) return false
  const taken = await tx
    .insert(tourDays)
    .values({ scheduleId: schedule.id, date, slots: schedule.slots, taken: 1 })
    .onConflictDoUpdate({
      target: [tourDays.scheduleId, tourDays.date],
      set: { taken: sql`${tourDays.taken} + 1` },
      setWhere: lt(tourDays.taken, tourDays.slots),
    })
    .returning({ taken: tourDays.taken })
    .prepare('take_seat')
    .execute()
  return taken.length === 1
}

/** `"<schedule id> <date>"` of every date without a free seat. */
export async function fullDays(db: Database, scheduleIds: number[]): Promise<Set<string>> {
  if (scheduleIds.length === 0) return new Set()
  const rows = await db
    .select({ scheduleId: tourDays.scheduleId, date: tourDays.date })
    .from(tourDays)
    .where(and(inArray(tourDays.scheduleId, scheduleIds), gte(tourDays.taken, tourDays.slots)))
  return new Set(rows.map((row) => dayKey(row.scheduleId, row.date)))
}

export const dayKey = (scheduleId: number, date: string): string => `${scheduleId} ${date}`

/** Returns one seat of one date to the pool. Call it inside the transaction that deletes the booking. */
export const freeSeat = (tx: Database, scheduleId: number, date: string) =>
  tx
    .update(tourDays)
    .set({ taken: sql`greatest(${tourDays.taken} - 1, 0)` })
    .where(and(eq(tourDays.scheduleId, scheduleId), eq(tourDays.date, date)))
