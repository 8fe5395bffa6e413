import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings } from '../db/schema/submissions.ts'
import { siteTourSchedules } from '../db/schema/tours.ts'
import { done, invalid, type Outcome, refused } from '../http/answers.ts'
import { lagosDay } from '../lagos-date.ts'
import { type BookingBounds, type BookingsOfDay, isBookedAlready, seatsOfEmail } from './booking-bounds.ts'
import type { BookingRequest } from './booking-request.ts'
import { offeredDates } from './offered-dates.ts'
import { takeSeat } from './taken-seats.ts'

type Circumstances = { now: Date; key: string | null; bounds: BookingBounds; ofDay: BookingsOfDay }

/** The seats of one e-mail are given one after the other, so that no two bookings count the same rows. */
export const turnOfBooking = ({ email }: BookingRequest): string => `booking ${email.toLowerCase()}`

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
  const [asked] = await tx
    .select({
      schedule: siteTourSchedules,
      isRepeat: isBookedAlready(request),
      ofEmail: seatsOfEmail(request.email, now),
    })
    .from(siteTourSchedules)
    .where(eq(siteTourSchedules.id, request.siteTourScheduleId))
    .prepare('find_schedule')
    .execute()
  if (!asked) return refused('Site Tour Schedule not found')
  const { schedule, isRepeat, ofEmail } = asked
  if (schedule.cancelled) return refused('This site Tour schedule has been cancelled')
  if (!offeredDates(schedule, today).includes(request.bookedDate)) {
    return invalid({ bookedDate: ['The selected booked date is invalid.'] })
  }
  if (isRepeat) return invalid({ person: ['This person is already booked on this site tour'] })
  if (ofEmail >= bounds.perEmail) return invalid({ email: [MANY_SEATS] })
  await ofDay.check(tx, now)
  if (!(await takeSeat(tx, schedule, request.bookedDate))) return refused('This Schedule is fully booked')
  const { siteTourScheduleId: scheduleId, ...details } = request
  const row = { ...details, scheduleId, requestKey: key, createdAt: now.toISOString() }
  await tx.insert(bookings).values(row).prepare('insert_booking').execute()
  ofDay.add()
  return TOUR_BOOKED
}

export const TOUR_BOOKED = done('Site Tour Booked Successfully')

const MANY_SEATS =
  'This email has booked many seats today. Use the email of the person who comes, or call us for a group.'
