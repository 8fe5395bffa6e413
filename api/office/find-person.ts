import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import { OfficeError } from './office-error.ts'
import { readApplications } from './read-applications.ts'
import { readBookings } from './read-bookings.ts'

export const bookingsOf = (email: string): SQL =>
  sql`lower(${bookings.email}) = ${email.trim().toLowerCase()}`

export const applicationOf = (email: string): SQL => eq(teamApplications.emailKey, email.trim().toLowerCase())

/** Everything that is held about the owner of an address: what a person who asks for a copy receives. */
export async function findPerson(db: Database, email: string) {
  const found = {
    bookings: await readBookings(db, bookingsOf(email)),
    applications: await readApplications(db, applicationOf(email)),
  }
  if (found.bookings.length + found.applications.length === 0) throw nobody(email)
  return found
}

export const nobody = (email: string): OfficeError => new OfficeError(`Nothing is held about ${email}.`)
