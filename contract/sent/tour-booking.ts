/**
 * What `POST /site_tours/book` takes, and what its refusal means. The form, the edit screen, the outbox and the API
 * share it.
 */
import * as v from 'valibot'
import { GONE_STATUSES } from '#contract/messages/connection.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { phoneNumber } from './phone-number.ts'
import { asSent, EMAIL_MAX, type Limits } from './sent-fields.ts'

/** Who comes along, in the order of the form. */
export const CONTACT_FIELDS = ['firstname', 'lastname', 'email', 'phoneNumber'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type Contact = Record<ContactField, string>

export const CONTACT_LIMITS: Limits<ContactField> = {
  firstname: 100,
  lastname: 100,
  email: EMAIL_MAX,
  phoneNumber: 40,
}

/** `bookedDate` is `Y-m-d` and must be after today in Lagos. */
export type BookingPayload = Contact & { siteTourScheduleId: number; bookedDate: string }

/** As sent, whoever typed it where: with the number in its international form. */
export const normalisedContact = (typed: Contact): Contact => ({
  firstname: asSent(typed.firstname),
  lastname: asSent(typed.lastname),
  email: asSent(typed.email),
  phoneNumber: phoneNumber(asSent(typed.phoneNumber)).number,
})

/**
 * When and where a visit is, for its receipt: the body is erased on delivery. `date` is `Y-m-d`, `time` as the slot says
 * it, `fee` whole naira, 0 = free, null = not said. Empty text = not known.
 */
const visitSchema = v.object({
  date: v.string(),
  time: v.string(),
  scheduleId: v.string(),
  project: v.string(),
  place: v.string(),
  fee: v.nullable(v.number()),
})
export type Visit = v.InferOutput<typeof visitSchema>

/** Which tour a booking is for, beside what is sent: with it another date of the same package can be offered. */
export const bookedTourSchema = v.object({
  projectType: v.picklist(PROJECT_TYPES),
  projectId: v.pipe(v.string(), v.nonEmpty()),
  packageId: v.pipe(v.string(), v.nonEmpty()),
  packageName: v.string(),
  /** Missing in rows of versions that did not keep it. */
  visit: v.optional(v.fallback(v.nullable(visitSchema), null)),
})
export type BookedTour = v.InferOutput<typeof bookedTourSchema>

/** A slot that is no longer available, and the tour whose other dates replace it. */
export type GoneSlot = { tour: BookedTour; date: string; scheduleId: string }

type Refusal = { lastStatus: number | null; fieldErrors: Readonly<Record<string, string>> }

/**
 * The person's details are fine and the slot is not: it is full, cancelled, without a schedule, or past. Another date
 * helps. Words about the person's own details ask for a correction instead.
 */
export function isSlotGone({ lastStatus, fieldErrors }: Refusal): boolean {
  const fields = Object.keys(fieldErrors)
  if (fields.length > 0) return fields.every((field) => SLOT_FIELDS.includes(field))
  return GONE_STATUSES.includes(lastStatus)
}

const SLOT_FIELDS = ['bookedDate', 'siteTourScheduleId']
