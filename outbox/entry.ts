/**
 * One submission kept on the phone, and what its states mean. Rows from storage pass through `entrySchema` (spec §3,
 * decision D9).
 */

import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import { type FormSign, formSignSchema } from '#contract/sent/form-sign.ts'
import { type BookedTour, bookedTourSchema } from '#contract/sent/tour-booking.ts'

/**
 * queued → sending (under a lease) → delivered | refused | unsure; sending → queued when it must be tried again.
 * - `refused`: the API said no in words. Only the person's next step changes that.
 * - `unsure`: the request may have arrived and the API knows no keys. Never sent again by itself.
 * - `expired`: its time ran out before it could be delivered; the body is gone.
 */
export const ENTRY_STATES = ['queued', 'sending', 'delivered', 'refused', 'expired', 'unsure'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

const moment = v.pipe(v.number(), v.finite()) // ms since 1970 by this phone's clock
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Unknown fields are kept: the body goes out exactly as it was made; otherwise the key would meet another body. */
const bookingBody = v.looseObject({
  siteTourScheduleId: v.pipe(v.number(), v.finite()),
  bookedDate: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
})

const applicationBody = v.looseObject({
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  location: v.string(),
  reason: v.string(),
})

const common = {
  /** Also the Idempotency-Key of every attempt. */
  id: v.pipe(v.string(), v.uuid()),
  /**
   * The entries whose place it took on the list, oldest first, and the drafts: a form in another tab may still name any.
   * A draft that outlived its page is known by it. Names of drafts have a blank.
   */
  replaces: v.fallback(v.array(v.string()), []),
  /** What it is, without personal data: it outlives the body as a receipt. */
  label: v.fallback(v.string(), ''),
  /** The person's initials once the body is erased: two people on one tour are two receipts (decision 075). */
  initials: v.fallback(v.string(), ''),
  /** Sent beside the body but not part of it: two presses of one request differ in it. */
  sign: v.fallback(v.nullable(formSignSchema), null),
  /** The API that it was made for, as the site calls it; null in rows of versions that did not say. */
  apiBase: v.fallback(v.nullable(v.string()), null),
  createdAt: moment,
  /** When the body is erased, sent or not. */
  expiresAt: moment,
  /** A damaged state is no reason to send again: the person decides. */
  state: v.fallback(v.picklist(ENTRY_STATES), 'unsure'),
  attempts: v.fallback(count, 0),
  /** How often 401 or 403 was the answer; the third time counts as a refusal. */
  blockedCount: v.fallback(count, 0),
  /** How many times in a row the server could not take it. */
  faultCount: v.fallback(count, 0),
  lastAttemptAt: v.fallback(v.nullable(moment), null),
  nextAttemptAt: v.fallback(moment, 0),
  /** What the next attempt waits for (verdict/verdict-table.ts). */
  waitingFor: v.fallback(v.nullable(v.picklist(['line', 'portal', 'server', 'room'])), null),
  leaseUntil: v.fallback(v.nullable(moment), null),
  /** Who holds the lease, by a name that others can see end; null where that cannot be seen. */
  sender: v.fallback(v.nullable(v.string()), null),
  /** Being sent to an API without keys, whose answer to a read is awaited first: the POST has not begun. */
  isAsking: v.fallback(v.boolean(), false),
  /** The last attempt was made for an API that keeps keys. An owner's next build may know of keys, and this did not. */
  hasKey: v.fallback(v.boolean(), false),
  /** When it reached its last state. */
  settledAt: v.fallback(v.nullable(moment), null),
  lastStatus: v.fallback(v.nullable(v.number()), null),
  /** An attempt went out whose answer was never verified. */
  mayHaveArrived: v.fallback(v.boolean(), true),
  /** The same of what it took the place of, as its person decided: in other words, or for another day. */
  followsDoubt: v.fallback(v.boolean(), false),
  /** The API's own words of refusal, or of a fault that left it in doubt. */
  message: v.fallback(v.nullable(v.string()), null),
  fieldErrors: v.fallback(v.record(v.string(), v.string()), {}),
  /** The API has refused this number. Unlike its words, it outlives the attempts after that. */
  isNumberRefused: v.fallback(v.boolean(), false),
}

/** After a roll-back, what only the newer version knows stays in the row for it. Our own code sees none of that. */
const openObject = v.looseObject as unknown as typeof v.object

/** `body` is null once it was erased: delivered, or out of time. */
export const entrySchema = v.variant('kind', [
  openObject({
    ...common,
    kind: v.literal('tour-booking'),
    body: v.nullable(bookingBody),
    /** Holds nothing personal. Null in rows of versions that did not keep it. */
    tour: v.fallback(v.nullable(bookedTourSchema), null),
  }),
  openObject({ ...common, kind: v.literal('team-application'), body: v.nullable(applicationBody) }),
])
export type Entry = v.InferOutput<typeof entrySchema>
export type EntryKind = Entry['kind']

/** In its last answer, or in one before. */
export const hasNumberRefused = ({ isNumberRefused, fieldErrors }: Entry): boolean =>
  isNumberRefused || 'phoneNumber' in fieldErrors

/** Whether the API may hold it, or what it took the place of, though nothing says so. */
export const isInDoubt = ({ mayHaveArrived, followsDoubt }: Entry): boolean => mayHaveArrived || followsDoubt

/** What a form submits. `label` must hold no personal data. */
export type Submission = { label: string; sign?: FormSign | null } & (
  | { kind: 'tour-booking'; body: v.InferOutput<typeof bookingBody>; tour?: BookedTour | null }
  | { kind: 'team-application'; body: v.InferOutput<typeof applicationBody> }
)

const PATHS: Record<EntryKind, string> = {
  'tour-booking': endpoints.bookTour(),
  'team-application': endpoints.applyToTeam(),
}

/** The API path below the base. */
export const pathOf = (kind: EntryKind): string => PATHS[kind]
