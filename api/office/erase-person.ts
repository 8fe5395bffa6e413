import { and, eq, inArray, sql } from 'drizzle-orm'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { lagosDay } from '../lagos-date.ts'
import { ERASED } from '../submissions/idempotency.ts'
import { freeSeat } from '../tours/taken-seats.ts'
import { applicationOf, bookingsOf, nobody } from './find-person.ts'

/**
 * Deletes everything that is held about the owner of an address and frees the seats of future visits. The keys of the
 * requests stay until their time is over, so that a late repeat does not bring the person back. What they knew about
 * the request is wiped.
 */
export const erasePerson = (db: Database, email: string, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    const booked = await tx.delete(bookings).where(bookingsOf(email)).returning()
    const applied = await tx.delete(teamApplications).where(applicationOf(email)).returning()
    if (booked.length + applied.length === 0) throw nobody(email)
    const toCome = booked.filter(({ bookedDate }) => bookedDate >= lagosDay(now))
    for (const { scheduleId, bookedDate } of toCome) await freeSeat(tx, scheduleId, bookedDate)
    await wipeKeys(
      tx,
      booked.flatMap(({ requestKey }) => requestKey ?? []),
      applied.map(({ id }) => id),
    )
    return `Erased: ${booked.length} bookings (${toCome.length} seats are free again) and ${applied.length} applications of ${email}.\n`
  })

async function wipeKeys(tx: Database, bookingKeys: string[], applicationIds: number[]): Promise<void> {
  const ofRoute = (route: string) => eq(idempotencyKeys.route, route)
  const applicationId = sql<number>`(${idempotencyKeys.body} -> 'data' ->> 'id')::integer`
  await tx
    .update(idempotencyKeys)
    .set({ fingerprint: ERASED })
    .where(and(ofRoute(endpoints.bookTour()), inArray(idempotencyKeys.key, bookingKeys)))
  await tx
    .update(idempotencyKeys)
    .set({ fingerprint: ERASED })
    .where(and(ofRoute(endpoints.applyToTeam()), inArray(applicationId, applicationIds)))
}
