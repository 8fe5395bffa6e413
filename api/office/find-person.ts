import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import { type Named, nameKey, nameOf } from '../submissions/name-key.ts'
import { OfficeError } from './office-error.ts'
import { readApplications } from './read-applications.ts'
import { readBookings } from './read-bookings.ts'

/**
 * Whom the office means. Several people may be held under one e-mail, since agents and parents book for others. A
 * person is an e-mail with a first and a last name (decision 105).
 */
export const whoSchema = v.object({
  email: v.string(),
  /** First and last name of the one who is meant. */
  name: v.optional(v.string()),
  /** All who share the e-mail are meant. */
  everybody: v.optional(v.boolean()),
})

export type Who = v.InferOutput<typeof whoSchema>

/** As the office wrote it. */
export const shown = ({ email, name }: Who): string => (name === undefined ? email : `${name} (${email})`)

/**
 * Everything that is held under an e-mail, or about the person there whose name is given: what a person who asks for a
 * copy receives.
 */
export async function findPerson(db: Database, who: Who) {
  const email = who.email.trim().toLowerCase()
  const all = {
    bookings: await readBookings(db, sql`lower(${bookings.email}) = ${email}`),
    applications: await readApplications(db, eq(teamApplications.emailKey, email)),
  }
  const { name } = who
  const isMeant = (line: Named) => name === undefined || nameKey(nameOf(line)) === nameKey(name)
  const found = { bookings: all.bookings.filter(isMeant), applications: all.applications.filter(isMeant) }
  if (found.bookings.length + found.applications.length > 0) return found
  const others = peopleIn(all).join(', ')
  throw new OfficeError(`Nothing is held about ${shown(who)}.${others && ` Under that e-mail: ${others}.`}`)
}

type Found = Awaited<ReturnType<typeof findPerson>>

/** The same for one person: throws if they are several, and nobody said who is meant. */
export async function findOnePerson(db: Database, who: Who, done = 'changed'): Promise<Found> {
  const found = await findPerson(db, who)
  const people = peopleIn(found)
  if (people.length === 1 || who.everybody) return found
  throw new OfficeError(
    `Several people share ${who.email}: ${people.join(', ')}. Nothing was ${done}: add --name "<first> <last>" for one of them, or --everybody.`,
  )
}

/** `Ada Obi (AB-1Z5E61, booking 7)` for each. */
function peopleIn({ bookings, applications }: Found): string[] {
  const lines = [
    ...bookings.map((line) => ({ name: nameOf(line), what: line.reference ?? `booking ${line.id}` })),
    ...applications.map((line) => ({ name: nameOf(line), what: `application ${line.id}` })),
  ]
  const people = Map.groupBy(lines, ({ name }) => nameKey(name))
  return [...people.values()].map((of) => `${of[0]?.name} (${of.map(({ what }) => what).join(', ')})`)
}
