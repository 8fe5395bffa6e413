import type { Connection } from '#contract/messages/connection.ts'
import type { Entry } from '#outbox/entry.ts'

type Attempt = Pick<Entry, 'state' | 'lastAttemptAt' | 'waitingFor' | 'lastStatus'>

/** What the newest attempt after `since` says about the line, and when that was; null if none says anything. */
export function connectionOfEntries(
  entries: readonly Attempt[],
  since: number,
): { line: Connection | null; at: number } {
  const ended = entries.filter(
    ({ state, lastAttemptAt }) => state !== 'sending' && lastAttemptAt !== null && lastAttemptAt > since,
  )
  const newest = ended.sort((a, b) => (b.lastAttemptAt ?? 0) - (a.lastAttemptAt ?? 0))[0]
  if (!newest) return { line: null, at: since }
  const at = newest.lastAttemptAt ?? since
  const { waitingFor, lastStatus } = newest
  // An answer that is not the API's comes from somebody in between, or from a host that lost its way.
  if (waitingFor === 'portal' && !isLost(lastStatus)) return { line: 'portal', at }
  if (lastStatus !== null) return { line: 'good', at }
  return { line: waitingFor === 'line' ? 'lost' : null, at }
}

const SIGN_IN = [407, 511]
const isLost = (status: number | null) => status !== null && status >= 400 && !SIGN_IN.includes(status)
