import type { BookingBounds } from '../tours/booking-bounds.ts'

/** How the owner wants submissions to be taken; `api/README.md` names the setting of each. */
export type SubmissionRules = {
  bookings: BookingBounds
  /** A request without an Idempotency-Key is refused. */
  needsKey: boolean
  /** A second application with an e-mail is answered like the first, so that nobody learns who applied. */
  hidesApplicants: boolean
  /** A form that says it was sent sooner after it opened (ms) was not filled in by a person. */
  shortestFormMs: number
}

/** What the live backend does: no bound, no key. */
export const AS_THE_PROVIDER: SubmissionRules = {
  bookings: { perEmail: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY },
  needsKey: false,
  hidesApplicants: false,
  shortestFormMs: 0,
}
