import type { BookingBounds } from '../tours/booking-bounds.ts'

/** How the owner wants to take submissions; `api/README.md` names the setting of each. */
export type SubmissionRules = {
  bookings: BookingBounds
  /** How many may apply to the team on one day in Lagos; `Infinity` = no limit. */
  applicationsPerDay: number
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
  needsKey: false,
  hidesApplicants: false,
  shortestFormMs: 0,
}
