import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings } from '../db/schema/submissions.ts'
import { siteTourSchedules } from '../db/schema/tours.ts'
import { done, invalid, type Outcome, refused } from '../http/answers.ts'
import { lagosDay } from '../lagos-date.ts'
import type { BookingRequest } from './booking-request.ts'
import { offeredDates } from './offered-dates.ts'
import { takeSeat } from './taken-seats.ts'

/** Books one seat, or says in the provider's words why not. Runs inside the caller's transaction. */
export async function bookTour(
  tx: Database,
  request: BookingRequest,
  { now, key }: { now: Date; key: string | null },
): Promise<Outcome> {
  const today = lagosDay(now)
  if (request.bookedDate <= today) {
    return invalid({ bookedDate: ['The booked date field must be a date after today.'] })
  }
  const [schedule] = await tx
    .select()
    .from(siteTourSchedules)
    .where(eq(siteTourSchedules.id, request.siteTourScheduleId))
    .prepare('find_schedule')
    .execute()
  if (!schedule) return refused('Site Tour Schedule not found')
  if (schedule.cancelled) return refused('This site Tour schedule has been cancelled')
  if (!offeredDates(schedule, today).includes(request.bookedDate)) {
    return invalid({ bookedDate: ['The selected booked date is invalid.'] })
  }
  if (!(await takeSeat(tx, schedule, request.bookedDate))) return refused('This Schedule is fully booked')
  const { siteTourScheduleId: scheduleId, ...details } = request
  const row = { ...details, scheduleId, requestKey: key, createdAt: now.toISOString() }
  await tx.insert(bookings).values(row).prepare('insert_booking').execute()
  return done('Site Tour Booked Successfully')
}
