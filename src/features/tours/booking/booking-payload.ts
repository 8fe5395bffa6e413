import { type BookingPayload, type Contact, normalisedContact } from '#contract/sent/tour-booking.ts'
import type { BookingChoice } from './booking-choice.ts'
import { isContactFilled } from './contact.ts'

/** What is sent for a filled form; null while anything is missing. */
export function bookingPayload(contact: Contact, { date, scheduleId }: BookingChoice): BookingPayload | null {
  const siteTourScheduleId = Number(scheduleId)
  if (!isContactFilled(contact) || date === null || scheduleId === null) return null
  if (!Number.isInteger(siteTourScheduleId)) return null
  return { siteTourScheduleId, bookedDate: date, ...normalisedContact(contact) }
}
