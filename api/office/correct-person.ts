import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/retries.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import type { Correction } from './correction.ts'
import { findOnePerson, findPerson, shown, type Who } from './find-person.ts'
import { OfficeError } from './office-error.ts'

/** Corrects details in everything that is held about a person. */
export async function correctPerson(db: Database, who: Who, correction: Correction): Promise<string> {
  try {
    return await db.transaction((tx) => correctIn(tx, who, correction))
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw new OfficeError(
      `There is an application from ${correction.email} already: erase one of the two first.`,
    )
  }
}

const UNIQUE_VIOLATION = '23505'

async function correctIn(tx: Database, who: Who, correction: Correction): Promise<string> {
  const { location, reason, phoneNumber, ...both } = correction
  const ofBookings = { ...both, ...given({ phoneNumber }) }
  const ofApplications = {
    ...both,
    ...given({ location, reason }),
    ...given({ emailKey: both.email?.toLowerCase() }),
  }
  // A place and a reason stand in the application only, and an e-mail has one at most.
  const found = await (isEmpty(ofBookings) ? findPerson : findOnePerson)(tx, who)
  const booked = isEmpty(ofBookings) ? [] : found.bookings.map(({ id }) => id)
  const applied = isEmpty(ofApplications) ? [] : found.applications.map(({ id }) => id)
  if (booked.length + applied.length === 0) {
    throw new OfficeError(
      `Nothing was changed: no ${Object.keys(correction).join(', ')} is held in the ${found.bookings.length} bookings and ${found.applications.length} applications of ${shown(who)}.`,
    )
  }
  if (booked.length > 0) await tx.update(bookings).set(ofBookings).where(inArray(bookings.id, booked))
  if (applied.length > 0) {
    await tx.update(teamApplications).set(ofApplications).where(inArray(teamApplications.id, applied))
  }
  return `Corrected: ${booked.length} bookings and ${applied.length} applications of ${shown(who)}.\n`
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0

/** Without the fields that were not given; null is a value. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
