import type { Database } from '../db/database.ts'
import { sqlState } from '../db/retries.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import type { Correction } from './correction.ts'
import { applicationOf, bookingsOf, findPerson } from './find-person.ts'
import { OfficeError } from './office-error.ts'

/** Corrects details in everything that is held about the owner of an address. */
export async function correctPerson(db: Database, email: string, correction: Correction): Promise<string> {
  try {
    return await db.transaction((tx) => correctIn(tx, email, correction))
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw new OfficeError(
      `There is an application from ${correction.email} already: erase one of the two first.`,
    )
  }
}

const UNIQUE_VIOLATION = '23505'

async function correctIn(tx: Database, email: string, correction: Correction): Promise<string> {
  const { location, reason, phoneNumber, ...both } = correction
  const ofBookings = { ...both, ...given({ phoneNumber }) }
  const ofApplications = {
    ...both,
    ...given({ location, reason }),
    ...given({ emailKey: both.email?.toLowerCase() }),
  }
  const booked = isEmpty(ofBookings)
    ? []
    : await tx.update(bookings).set(ofBookings).where(bookingsOf(email)).returning({ id: bookings.id })
  const applied = isEmpty(ofApplications)
    ? []
    : await tx
        .update(teamApplications)
        .set(ofApplications)
        .where(applicationOf(email))
        .returning({ id: teamApplications.id })
  if (booked.length + applied.length === 0) throw await nothingToCorrect(tx, email, correction)
  return `Corrected: ${booked.length} bookings and ${applied.length} applications of ${email}.\n`
}

/** Only bookings have a phone number, and only applications a place and a reason. */
async function nothingToCorrect(tx: Database, email: string, correction: Correction): Promise<OfficeError> {
  const { bookings, applications } = await findPerson(tx, email)
  return new OfficeError(
    `Nothing was changed: no ${Object.keys(correction).join(', ')} is held in the ${bookings.length} bookings and ${applications.length} applications of ${email}.`,
  )
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0

/** Without the fields that were not given; null is a value. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
