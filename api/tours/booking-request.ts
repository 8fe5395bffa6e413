import * as v from 'valibot'
import { CONTACT_LIMITS } from '#contract/sent/tour-booking.ts'
import { isCalendarDate } from '../lagos-date.ts'
import { emailField, idField, phoneField, requiredLine } from '../submissions/fields.ts'

/**
 * Only the shape. Whether the date is still in the future is checked later, so that a replayed key outlives its tour.
 */
export const bookingRequestSchema = v.object({
  siteTourScheduleId: idField('site tour schedule id'),
  bookedDate: v.pipe(
    requiredLine('booked date', 40),
    v.check(isCalendarDate, 'The booked date field must match the format Y-m-d.'),
  ),
  firstname: requiredLine('firstname', CONTACT_LIMITS.firstname),
  lastname: requiredLine('lastname', CONTACT_LIMITS.lastname),
  email: emailField,
  phoneNumber: phoneField,
})

export type BookingRequest = v.InferOutput<typeof bookingRequestSchema>
