import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import { lagosDay } from '../lagos-date.ts'
import { BOOKING_MONTHS, firstKeptDay, startOfDay } from './kept-until.ts'

/**
 * Deletes what visitors sent once its time is over: bookings after the visit, applications after they came. Returns how
 * many.
 */
export async function eraseExpired(db: Database, now: Date, applicationMonths: number): Promise<number> {
  const today = lagosDay(now)
  const visited = await db
    .delete(bookings)
    .where(lt(bookings.bookedDate, firstKeptDay(today, BOOKING_MONTHS)))
    .returning({ id: bookings.id })
  const applied = await db
    .delete(teamApplications)
    .where(lt(teamApplications.createdAt, startOfDay(firstKeptDay(today, applicationMonths))))
    .returning({ id: teamApplications.id })
  return visited.length + applied.length
}
