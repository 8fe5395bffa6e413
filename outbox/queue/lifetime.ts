/** How long an entry lives, on a phone whose clock may be wrong by years (FM-15, FM-23, FM-24; decision G15). */
import type { Entry, Submission } from '#outbox/entry.ts'
import { withoutBody } from '#outbox/initials.ts'
import { hasArrived } from '#outbox/waiting.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Far below the 30 days for which the reference API remembers a key. */
export const BODY_LIFE_MS = 72 * HOUR_MS
/** A day less than the reference API remembers a key. */
const KEY_TRUST_MS = 29 * DAY_MS
/** The person is told this long before the body is erased. */
export const WARNED_BEFORE_MS = 12 * HOUR_MS
/** A receipt of a tour to come stays until its day is over. */
export const RECEIPT_LIFE_MS = 30 * DAY_MS
/**
 * An attempt takes at most 30 s (see send.ts). Twice that means that its sender is dead, where that cannot be seen at
 * once.
 */
export const LEASE_MS = 60_000
/** Nobody's request waits for a year: such an age means a phone that woke up with a wrong date. */
export const ABSURD_AGE_MS = 365 * DAY_MS

/**
 * 72 h, or the end of the day before the visit in Lagos (UTC+1 all year): the API takes only dates after today. A date
 * that is already past by this clock is left to the server, whose clock is right.
 */
export function expiryOf(submission: Pick<Submission, 'kind' | 'body'>, createdAt: number): number {
  const limit = createdAt + BODY_LIFE_MS
  if (!('bookedDate' in submission.body)) return limit
  const dayOfVisit = Date.parse(`${submission.body.bookedDate}T00:00:00+01:00`)
  return dayOfVisit > createdAt ? Math.min(limit, dayOfVisit) : limit
}

/** A lease that ends later than any lease could was written under another time, so it counts as ended. */
export function isLeased(entry: Entry, now: number): boolean {
  if (entry.state !== 'sending' || entry.leaseUntil === null) return false
  return now < entry.leaseUntil && entry.leaseUntil <= now + LEASE_MS
}

type Moment = {
  now: number
  idempotent: boolean
  /** Senders known to have died. */
  dead?: ReadonlySet<string>
}

/** The entry as it stands at `now`. The same object if nothing changes; null if the time of its receipt is over. */
export function tidied(entry: Entry, { now, idempotent, dead = NOBODY }: Moment): Entry | null {
  // A dead sender's request may still arrive. Only a key makes it harmless to send it again at once.
  if (isLeased(entry, now) && !(idempotent && isHeldByOneOf(dead, entry))) return entry
  const waiting = underKnownKey(withBelievableTimes(entry, now), now, idempotent)
  return withoutOverdue(released(waiting, now, idempotent), now)
}

const NOBODY: ReadonlySet<string> = new Set()

const isHeldByOneOf = (senders: ReadonlySet<string>, { sender }: Entry): boolean =>
  sender !== null && senders.has(sender)

function withBelievableTimes(entry: Entry, now: number): Entry {
  const age = now - (entry.body ? entry.createdAt : (entry.settledAt ?? Number.NaN))
  if (age >= 0 && age <= ABSURD_AGE_MS) return entry
  // Of a receipt as old as its request the time is simply over.
  if (entry.body === null)
    return age > 0 && now - entry.createdAt > ABSURD_AGE_MS ? entry : { ...entry, settledAt: now }
  return { ...entry, createdAt: now, expiresAt: now + BODY_LIFE_MS, nextAttemptAt: now }
}

/** The holder of the lease is dead; whether its request arrived is unknown, unless it had not begun (decision 157). */
function released(entry: Entry, now: number, idempotent: boolean): Entry {
  if (entry.state !== 'sending') return entry
  const { isAsking, mayHaveArrived, hasKey } = entry
  const open = { ...entry, leaseUntil: null, sender: null, mayHaveArrived: mayHaveArrived || !isAsking }
  if (!(idempotent && hasKey) && !isAsking) return { ...open, state: 'unsure', settledAt: now }
  return { ...open, state: 'queued', nextAttemptAt: now, waitingFor: 'line' }
}

/** It waited to be sent again under its key, and the owner says now that the API keeps none. */
function underKnownKey(entry: Entry, now: number, idempotent: boolean): Entry {
  const { state, hasKey, mayHaveArrived } = entry
  if (idempotent || state !== 'queued' || !hasKey || !mayHaveArrived) return entry
  return { ...entry, state: 'unsure', settledAt: now }
}

function withoutOverdue(entry: Entry, now: number): Entry | null {
  if (entry.body === null) {
    if (entry.state === 'queued' || entry.state === 'unsure') return { ...entry, state: 'expired' }
    return now > receiptEnd(entry, entry.settledAt ?? now) ? null : entry
  }
  if (hasArrived(entry) || entry.state === 'expired') return withoutBody(entry)
  if (now < entry.expiresAt || hasLastChance(entry, now)) return entry
  // What no API has refused waited for its person (elsewhere.ts).
  const state = entry.state === 'refused' && entry.settledAt !== null ? 'refused' : 'expired'
  return { ...withoutBody(entry), state, settledAt: now }
}

/** Until then a receipt stays: 30 days, or longer where somebody is expected on a tour, whose day is within a year. */
function receiptEnd(entry: Entry, settledAt: number): number {
  const limit = settledAt + RECEIPT_LIFE_MS
  if (entry.kind !== 'tour-booking' || !(entry.state === 'delivered' || entry.mayHaveArrived)) return limit
  const dayIsOver = Date.parse(`${entry.tour?.visit?.date}T00:00:00+01:00`) + DAY_MS
  return dayIsOver > limit && dayIsOver - settledAt <= ABSURD_AGE_MS ? dayIsOver : limit
}

/**
 * The line is tried once more before an unsent body is erased. The phone's clock may have been set ahead since it was
 * made, so that nobody has had the time to send it. This is not done if it may have arrived under a key that the API
 * has forgotten since.
 */
function hasLastChance(entry: Entry, now: number): boolean {
  const { state, createdAt, expiresAt, lastAttemptAt, mayHaveArrived } = entry
  if (state !== 'queued' || (mayHaveArrived && now - createdAt > KEY_TRUST_MS)) return false
  return lastAttemptAt === null || lastAttemptAt < expiresAt || lastAttemptAt > now
}

/**
 * What remains of an overdue entry after its attempt. `serverNow`: when the API said that it answered, in ms since
 * 1970.
 */
export function afterAttempt(
  entry: Entry,
  { now, serverNow }: { now: number; serverNow: number | null },
): Entry {
  const dated = datedBy(serverNow, entry, now)
  return withoutOverdue(withBelievableTimes(dated, now), now) ?? dated
}

/** Overdue by this phone's clock but not by the server's: the server's clock decides its age. */
function datedBy(serverNow: number | null, entry: Entry, now: number): Entry {
  if (serverNow === null || entry.body === null || now < entry.expiresAt) return entry
  if (serverNow < entry.createdAt || serverNow >= entry.expiresAt) return entry
  const ahead = now - serverNow
  return { ...entry, createdAt: entry.createdAt + ahead, expiresAt: entry.expiresAt + ahead }
}

/** Its details still exist, and their time is nearly over. */
export function isErasedSoon(entry: Pick<Entry, 'body' | 'expiresAt'>, now: number): boolean {
  return entry.body !== null && entry.expiresAt - now < WARNED_BEFORE_MS
}
