import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings } from '../db/schema/submissions.ts'
import { dayKey, freeSeat } from '../tours/taken-seats.ts'
import { wipeKeys } from './erase.ts'
import { amongBookings, type Cancelled } from './lists/which.ts'
import { OfficeError } from './office-error.ts'
import { type BookingLine, readBookings } from './read-bookings.ts'

/**
 * Deletes the booking with this reference (or this id, for one that came without a key) and frees its seat. Its key
 * stays, so that a late repeat of the request books nothing. Who asks for erasure later has no row that leads to it, so
 * what it knew about the request is wiped now.
 */
export const cancelBooking = (db: Database, reference: string): Promise<string> =>
  db.transaction(async (tx) => {
    const line = oneOf(await readBookings(tx), reference)
    const [gone] = await tx.delete(bookings).where(eq(bookings.id, line.id)).returning()
    if (!gone) throw new OfficeError(`The booking ${reference} is gone already.`)
    await freeSeat(tx, gone.scheduleId, gone.bookedDate)
    await wipeKeys(tx, gone.requestKey === null ? [] : [gone.requestKey], [])
    return `Cancelled, and the seat is free again: ${described(line)}.\n`
  })

/** The same for many, where a script took the seats: one transaction, and the files are cleared once. */
export const cancelBookings = (db: Database, which: Cancelled): Promise<string> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(bookings).where(amongBookings(which)).returning()
    if (gone.length === 0) throw new OfficeError('There is no such booking.')
    const days = Map.groupBy(gone, ({ scheduleId, bookedDate }) => dayKey(scheduleId, bookedDate))
    for (const [one, ...more] of days.values())
      if (one) await freeSeat(tx, one.scheduleId, one.bookedDate, 1 + more.length)
    await wipeKeys(
      tx,
      gone.flatMap(({ requestKey }) => requestKey ?? []),
      [],
    )
    const names = gone.map(
      ({ id, firstname, lastname, email }) => `${id} ${firstname} ${lastname} (${email})\n`,
    )
    return `Cancelled, and their seats are free again: ${gone.length} bookings.\n${names.join('')}`
  })

function oneOf(lines: readonly BookingLine[], reference: string): BookingLine {
  const wanted = asWritten(reference.trim().toUpperCase())
  const named = lines.filter((line) => line.reference === wanted || String(line.id) === wanted)
  const [line, ...more] = named
  if (!line) throw new OfficeError(`No booking has the reference ${reference}.`)
  if (more.length > 0) {
    const ids = named.map(({ id }) => id).join(', ')
    throw new OfficeError(
      `Several bookings have the reference ${reference}. Name one of them by its id: ${ids}.`,
    )
  }
  return line
}

/** Crockford's digits: what is heard or read as O, I or L is 0 or 1. */
const asWritten = (reference: string): string =>
  reference.replace(/(?<=^AB-.*)[OIL]/g, (letter) => (letter === 'O' ? '0' : '1'))

const described = ({ reference, id, firstname, lastname, email, project, bookedDate, time }: BookingLine) =>
  `${reference ?? `booking ${id}`}, ${firstname} ${lastname} (${email}), ${project}, ${bookedDate} ${time}`
