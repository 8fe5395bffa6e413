import type { BookingPayload } from '#contract/site-tour.ts'
import type { BookingChoice } from './booking-choice.ts'
import { type Contact, isContactFilled } from './contact.ts'
import { phoneNumber } from './phone-number.ts'

/** What is sent for a filled form; null while anything is missing. */
export function bookingPayload(contact: Contact, { date, scheduleId }: BookingChoice): BookingPayload | null {
  const siteTourScheduleId = Number(scheduleId)
  if (!isContactFilled(contact) || date === null || scheduleId === null) return null
  if (!Number.isInteger(siteTourScheduleId)) return null
  return {
    siteTourScheduleId,
    bookedDate: date,
    firstname: contact.firstname.trim(),
    lastname: contact.lastname.trim(),
    email: contact.email.trim(),
    phoneNumber: phoneNumber(contact.phoneNumber).number,
  }
}
