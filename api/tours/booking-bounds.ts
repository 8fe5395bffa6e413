import { sql } from 'drizzle-orm'
import { bookings } from '../db/schema/submissions.ts'
import { type Named, nameKey, nameOf } from '../submissions/name-key.ts'

/** How many seats may be booked on one day in Lagos; `Infinity` = no limit. */
export type BookingBounds = { perEmail: number; perDay: number }

/**
 * A person is an e-mail with a name. Agents and parents book for others with their own address, and a second press is
 * the same person again (decision 105). These are the names under that e-mail with a seat of this tour and date. The
 * office's comparison judges them, for a database knows the case of other letters than English ones by its settings.
 */
export const namesBooked = sql`(select coalesce(json_agg(json_build_object(
    'firstname', ${bookings.firstname}, 'lastname', ${bookings.lastname})), '[]') from ${bookings}
  where lower(${bookings.email}) = lower(${sql.placeholder('email')})
    and ${bookings.scheduleId} = ${sql.placeholder('siteTourScheduleId')}
    and ${bookings.bookedDate} = ${sql.placeholder('bookedDate')})`

/** True if this person is among those who are booked. */
export const isBookedAlready = (person: Named, booked: readonly Named[]): boolean =>
  booked.some((other) => nameKey(nameOf(other)) === nameKey(nameOf(person)))

/** Seats that this e-mail took since `dayStart`, for whatever people. */
export const seatsOfEmail = sql`(select count(*)::int from ${bookings}
  where lower(${bookings.email}) = lower(${sql.placeholder('email')})
    and ${bookings.createdAt} >= ${sql.placeholder('dayStart')})`
