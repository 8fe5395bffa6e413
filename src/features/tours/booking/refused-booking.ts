import type { ContactField } from '#contract/sent/tour-booking.ts'
import { pending, refusedField } from '#src/features/tours/copy.ts'
import type { RefusedBooking } from '#src/features/tours/mutations.ts'
import type { Refused } from '#src/forms/result/submission-result.ts'
import { type RefusalMeaning, toCorrect } from '#src/forms/submission/refusal-meaning.ts'
import type { ChoiceStep } from './booking-choice.ts'

export type BookingField = ContactField | ChoiceStep

/** The API's names of what it refuses → the field of the form that a person can change. */
const REFUSABLE = new Map<string, readonly [BookingField, string]>([
  ['firstname', ['firstname', refusedField.firstname]],
  ['lastname', ['lastname', refusedField.lastname]],
  ['email', ['email', refusedField.email]],
  ['phoneNumber', ['phoneNumber', refusedField.phoneNumber]],
  ['bookedDate', ['date', refusedField.date]],
  ['siteTourScheduleId', ['scheduleId', refusedField.scheduleId]],
])

/** A slot that is gone, or a doubt, is no field to correct: the panel above the form says what can be done. */
export function refusedBooking(refused: Refused<RefusedBooking>): RefusalMeaning<BookingField> {
  const meaning = toCorrect(refused, REFUSABLE, pending.refused)
  return refused.why === null ? meaning : { ...meaning, refusal: null, isAnsweredAbove: true }
}
