import { and, eq, inArray, sql } from 'drizzle-orm'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { lagosDay } from '../lagos-date.ts'
import { ERASED } from '../submissions/idempotency.ts'
import { freeSeat } from '../tours/taken-seats.ts'
import { findOnePerson, shown, type Who } from './find-person.ts'
import { amongApplications } from './lists/which.ts'
import { OfficeError } from './office-error.ts'

/**
 * Deletes everything that is held about a person and frees the seats of future visits. The keys of the requests stay
 * until their time is over, so that a late repeat does not bring the person back. What they knew about the request is
 * wiped.
 */
export const erasePerson = (db: Database, who: Who, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    const found = await findOnePerson(tx, who)
    const bookingIds = found.bookings.map(({ id }) => id)
    const applicationIds = found.applications.map(({ id }) => id)
    const booked = await tx.delete(bookings).where(inArray(bookings.id, bookingIds)).returning()
    await tx.delete(teamApplications).where(inArray(teamApplications.id, applicationIds))
    const toCome = booked.filter(({ bookedDate }) => bookedDate >= lagosDay(now))
    for (const { scheduleId, bookedDate } of toCome) await freeSeat(tx, scheduleId, bookedDate)
    await wipeKeys(
      tx,
      booked.flatMap(({ requestKey }) => requestKey ?? []),
      applicationIds,
    )
    return `Erased: ${booked.length} bookings (${toCome.length} seats are free again) and ${applicationIds.length} applications of ${shown(who)}.\n`
  })

/** The same for applications that a script invented, however many: one transaction, and the files are cleared once. */
export const eraseApplications = (db: Database, ids: string): Promise<string> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(teamApplications)
      .where(amongApplications({ ids }))
      .returning({ id: teamApplications.id })
    if (gone.length === 0) throw new OfficeError('There is no such application.')
    await wipeKeys(
      tx,
      [],
      gone.map(({ id }) => id),
    )
    return `Erased: ${gone.length} applications.\n`
  })

/** What the keys of these requests knew about them. */
export async function wipeKeys(tx: Database, bookingKeys: string[], applicationIds: number[]): Promise<void> {
  const ofRoute = (route: string) => eq(idempotencyKeys.route, route)
  const [keys, ids] = [sql.param(bookingKeys), sql.param(applicationIds)] // one value each: a statement takes 65,535
  const applicationId = sql<number>`(${idempotencyKeys.body} -> 'data' ->> 'id')::integer`
  await tx
    .update(idempotencyKeys)
    .set({ fingerprint: ERASED })
    .where(and(ofRoute(endpoints.bookTour()), sql`${idempotencyKeys.key} = any(${keys}::text[])`))
  await tx
    .update(idempotencyKeys)
    .set({ fingerprint: ERASED })
    .where(and(ofRoute(endpoints.applyToTeam()), sql`${applicationId} = any(${ids}::integer[])`))
}
