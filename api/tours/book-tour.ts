import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { siteTourSchedules as tours } from '../db/schema/tours.ts'
import { statement } from '../db/statement.ts'
import { done, invalid, type Outcome, refused } from '../http/answers.ts'
import { lagosDay } from '../lagos-date.ts'
import { type DayBound, dayStart } from '../submissions/day-bound.ts'
import type { Named } from '../submissions/name-key.ts'
import { type BookingBounds, isBookedAlready, namesBooked, seatsOfEmail } from './booking-bounds.ts'
import type { BookingRequest } from './booking-request.ts'
import { offeredDates, type TourRule } from './offered-dates.ts'
import { bookSeat } from './taken-seats.ts'

type Circumstances = { now: Date; key: string | null; bounds: BookingBounds; ofDay: DayBound }

/** The seats of one e-mail are given one after the other, so that no two bookings count the same rows. */
export const turnOfBooking = ({ email }: BookingRequest): string => `booking ${email.toLowerCase()}`

type Asked = TourRule & { slots: number; booked: Named[]; ofEmail: number }

/** The schedule, and what this person and this e-mail have booked. */
const findSchedule = statement<Asked>(
  'find_schedule',
  sql`select ${tours.slots}, ${tours.cancelled}, ${tours.recurrentDay} as "recurrentDay",
    ${tours.availableDate} as "availableDate", ${namesBooked} as "booked", ${seatsOfEmail} as "ofEmail"
  from ${tours} where ${tours.id} = ${sql.placeholder('siteTourScheduleId')}`,
)

/** Books one seat, or says in the provider's words why not. Runs inside the caller's transaction, in its turn. */
export async function bookTour(
  tx: Database,
  request: BookingRequest,
  { now, key, bounds, ofDay }: Circumstances,
): Promise<Outcome> {
  const today = lagosDay(now)
  if (request.bookedDate <= today) {
    return invalid({ bookedDate: ['The booked date field must be a date after today.'] })
  }
  const [asked] = await findSchedule(tx, { ...request, dayStart: dayStart(now) })
  if (!asked) return refused('Site Tour Schedule not found')
  if (asked.cancelled) return refused('This site Tour schedule has been cancelled')
  if (!offeredDates(asked, today).includes(request.bookedDate)) {
    return invalid({ bookedDate: ['The selected booked date is invalid.'] })
  }
  if (isBookedAlready(request, asked.booked))
    return invalid({ person: ['This person is already booked on this site tour'] })
  if (asked.ofEmail >= bounds.perEmail) return invalid({ email: [MANY_SEATS] })
  await ofDay.check(tx, now)
  const { siteTourScheduleId: scheduleId, ...details } = request
  const booking = { ...details, scheduleId, requestKey: key, createdAt: now.toISOString() }
  if (!(await bookSeat(tx, { ...booking, slots: asked.slots })))
    return refused('This Schedule is fully booked')
  ofDay.add()
  return TOUR_BOOKED
}

export const TOUR_BOOKED = done('Site Tour Booked Successfully')

const MANY_SEATS =
  'This email has booked many seats today. Use the email of the person who comes, or call us for a group.'
