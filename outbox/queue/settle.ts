/**
 * What becomes of an entry: a sender claims it, and a verdict settles it. Pure; the store decides whether the change
 * still applies.
 */

import { type Entry, hasNumberRefused } from '#outbox/entry.ts'
import { withoutBody } from '#outbox/initials.ts'
import type { OutboxConfig } from '#outbox/ports.ts'
import type { Verdict } from '#outbox/verdict/verdict.ts'
import { retryDelay } from './backoff.ts'
import { BODY_LIFE_MS, LEASE_MS } from './lifetime.ts'

const BLOCKED_MAX = 3 // FM-8
/** Three tries must outlast a stay behind the login page of a network. */
const BLOCKED_WAIT_MS = 5 * 60_000

/** A new attempt starts clean: the words of the last refusal do not belong to the next. */
export function claimed(
  entry: Entry,
  { now, sender, idempotent, apiBase }: { now: number; sender: string | null } & OutboxConfig,
): Entry {
  return {
    ...entry,
    state: 'sending',
    apiBase,
    message: null,
    fieldErrors: {},
    isNumberRefused: hasNumberRefused(entry),
    settledAt: null,
    blockedCount: entry.state === 'refused' ? 0 : entry.blockedCount,
    leaseUntil: now + LEASE_MS,
    sender,
    isAsking: !idempotent,
    hasKey: idempotent,
    attempts: entry.attempts + 1,
    lastAttemptAt: now,
  }
}

export function settled(
  entry: Entry,
  verdict: Verdict,
  { now, random }: { now: number; random: number },
): Entry {
  const after: Entry = {
    ...entry,
    leaseUntil: null,
    sender: null,
    isAsking: false,
    lastStatus: verdict.status,
    waitingFor: verdict.waitsFor,
    mayHaveArrived: !verdict.clearsDoubt && (entry.mayHaveArrived || verdict.mayHaveArrived),
  }
  const blockedCount = verdict.decision === 'blocked' ? entry.blockedCount + 1 : 0
  switch (verdict.decision) {
    case 'delivered':
      // The body and the words around it are personal data; the label is not (decision G15).
      return { ...withoutBody(after), state: 'delivered', message: null, settledAt: now }
    case 'refused':
      return refused(after, verdict, now)
    case 'blocked':
      if (blockedCount >= BLOCKED_MAX) return refused({ ...after, blockedCount }, verdict, now)
      return { ...waiting(after, verdict, { now, random, atLeast: BLOCKED_WAIT_MS }), blockedCount }
    case 'retry':
      return { ...waiting(after, verdict, { now, random, atLeast: 0 }), blockedCount }
    case 'unsure':
      return { ...after, state: 'unsure', message: verdict.message, settledAt: now }
  }
}

/**
 * The day of the visit no longer limits a refused booking: its details wait for another date, as long as any body may.
 */
function refused(entry: Entry, { message, fieldErrors }: Verdict, now: number): Entry {
  const expiresAt = entry.createdAt + BODY_LIFE_MS
  return { ...entry, state: 'refused', message, fieldErrors, settledAt: now, expiresAt }
}

type Wait = { now: number; random: number; atLeast: number }

function waiting(entry: Entry, verdict: Verdict, { now, random, atLeast }: Wait): Entry {
  const { waitsFor, retryAfterMs } = verdict
  const faultCount = waitsFor === 'server' ? entry.faultCount + 1 : 0
  const tries = waitsFor === 'server' ? faultCount : entry.attempts
  const delay = retryDelay({ tries, waitsFor, retryAfterMs }, random)
  const nextAttemptAt = now + Math.max(delay, atLeast)
  return { ...entry, state: 'queued', nextAttemptAt, faultCount }
}
