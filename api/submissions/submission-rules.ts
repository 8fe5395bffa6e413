import type { BookingBounds } from '../tours/booking-bounds.ts'
import { REFUSALS_PER_DAY } from './refusals-of-day.ts'

/** How the owner wants to take submissions; `api/README.md` names the setting of each. */
export type SubmissionRules = {
  bookings: BookingBounds
  /** How many may apply to the team on one day in Lagos; `Infinity` = no limit. */
  applicationsPerDay: number
  /** Refusals that are stored with their keys on one day in Lagos; those beyond it are only answered. */
  refusalsPerDay: number
  /** A request without an Idempotency-Key is refused. */
  needsKey: boolean
  /** A second application with an e-mail gets the same answer as the first, so that nobody learns who applied. */
  hidesApplicants: boolean
  /** No person filled in a form that reports less than this time (ms) between opening and sending. */
  shortestFormMs: number
}

/** What the live backend does: no limit, no key. */
export const AS_THE_PROVIDER: SubmissionRules = {
  bookings: { perEmail: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY },
  applicationsPerDay: Number.POSITIVE_INFINITY,
  refusalsPerDay: REFUSALS_PER_DAY, // only a sender who brings keys gets this far
  needsKey: false,
  hidesApplicants: false,
  shortestFormMs: 0,
}
