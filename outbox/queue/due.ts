/** Which entry goes next, and when to look again. */

import type { Entry } from '#outbox/entry.ts'
import { LONGEST_WAIT_MS } from './backoff.ts'
import { LEASE_MS } from './lifetime.ts'

/** A sender that can be seen to die is checked in between: its lease may have most of a minute left. */
const LOOK_AFTER_SENDER_MS = 5_000

export type DueOptions = {
  now: number
  /** Entries that had their turn in this drain: a failing one never holds up the others. */
  tried: ReadonlySet<string>
  /** The network or the person just came back: entries that waited only for them go at once. */
  isConnectionBack: boolean
}

export function nextDue(entries: readonly Entry[], options: DueOptions): Entry | null {
  const due = entries.filter((entry) => isDue(entry, options))
  return due.sort((a, b) => a.nextAttemptAt - b.nextAttemptAt || a.createdAt - b.createdAt)[0] ?? null
}

function isDue(entry: Entry, { now, tried, isConnectionBack }: DueOptions): boolean {
  if (entry.state !== 'queued' || entry.body === null || tried.has(entry.id)) return false
  if (now >= entry.expiresAt) return true // its last chance (lifetime.ts)
  if (isConnectionBack && entry.waitingFor && entry.waitingFor !== 'server') return true
  // A moment beyond any delay of ours was written before the clock was set back.
  return entry.nextAttemptAt <= now || entry.nextAttemptAt > now + LONGEST_WAIT_MS
}

/** ms since 1970, never before `now`; null when nothing on this phone waits for anything. */
export function nextWakeAt(entries: readonly Entry[], now: number): number | null {
  const moments = entries.filter(({ body }) => body !== null).map((entry) => wakeMoment(entry, now))
  return moments.length > 0 ? Math.max(now, Math.min(...moments)) : null
}

function wakeMoment(entry: Entry, now: number): number {
  if (entry.state === 'sending') {
    return Math.min(entry.leaseUntil ?? now, now + (entry.sender === null ? LEASE_MS : LOOK_AFTER_SENDER_MS))
  }
  if (entry.state !== 'queued') return entry.expiresAt
  return Math.min(entry.nextAttemptAt, now + LONGEST_WAIT_MS, entry.expiresAt)
}
