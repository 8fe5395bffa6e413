import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings } from '../db/schema/submissions.ts'
import { siteTourSchedules, tourDays } from '../db/schema/tours.ts'
import { statement } from '../db/statement.ts'

/** One seat and the booking that needs it, or no row when none is left. */
const takeSeatAndBook = statement<{ id: number }>(
  'take_seat_and_book',
  sql`with seat as (
    insert into ${tourDays} (schedule_id, date, slots, taken)
    select ${sql.placeholder('scheduleId')}::int, ${sql.placeholder('bookedDate')}::date, ${sql.placeholder('slots')}::int, 1
    where ${sql.placeholder('slots')}::int > 0
    on conflict (schedule_id, date) do update set taken = ${tourDays.taken} + 1, slots = excluded.slots
    where ${tourDays.taken} < excluded.slots
    returning schedule_id, date)
  insert into ${bookings} (schedule_id, booked_date, firstname, lastname, email, phone_number, request_key, created_at)
  select schedule_id, date, ${sql.placeholder('firstname')}, ${sql.placeholder('lastname')},
    ${sql.placeholder('email')}, ${sql.placeholder('phoneNumber')}, ${sql.placeholder('requestKey')},
    ${sql.placeholder('createdAt')}::timestamptz from seat
  returning id`,
)

/**
 * Takes one seat of one date and stores its booking, or returns false when none is left. Both are one statement, and
 * the comparison and the count are one step of it. So two people can never take the same seat, whatever the database;
 * `seats_within_slots` guards it as well. `slots` are the seats of the schedule on each date. The owner may change them
 * at any time, so the date takes them over with each booking.
 */
export const bookSeat = async (
  tx: Database,
  booking: typeof bookings.$inferInsert & { slots: number },
): Promise<boolean> => (await takeSeatAndBook(tx, booking)).length === 1

/** `"<schedule id> <date>"` of every date without a free seat. */
export async function fullDays(db: Database, scheduleIds: number[]): Promise<Set<string>> {
  if (scheduleIds.length === 0) return new Set()
  const rows = await db
    .select({ scheduleId: tourDays.scheduleId, date: tourDays.date })
    .from(tourDays)
    .innerJoin(siteTourSchedules, eq(siteTourSchedules.id, tourDays.scheduleId))
    .where(and(inArray(tourDays.scheduleId, scheduleIds), gte(tourDays.taken, siteTourSchedules.slots)))
  return new Set(rows.map((row) => dayKey(row.scheduleId, row.date)))
}

export const dayKey = (scheduleId: number, date: string): string => `${scheduleId} ${date}`

/** Returns seats of one date to the pool. Call it inside the transaction that deletes their bookings. */
export const freeSeat = (tx: Database, scheduleId: number, date: string, seats = 1) =>
  tx
    .update(tourDays)
    .set({ taken: sql`greatest(${tourDays.taken} - ${seats}::int, 0)` })
    .where(and(eq(tourDays.scheduleId, scheduleId), eq(tourDays.date, date)))
