/** One sender at a time over all tabs and the worker, by Web Locks where they work (FM-5, FM-6). */
import type { SenderLock } from '#outbox/ports.ts'
import { acquire, type Locks, type Sleep } from './web-lock.ts'

const LOCK = 'adbond-outbox'
/** Held per entry, and an attempt ends within 30 s. A lock that is busy for longer than this has lost its holder. */
const STUCK_AFTER_MS = 60_000
const GRANT_TIMEOUT_MS = 5_000

type Clock = { now: () => number; sleep: Sleep }

/**
 * A lock is an optimisation: the lease in the row and the key on the server are the proof. So a missing lock manager is
 * no obstacle, and a stuck one delays by a minute.
 */
export function createSenderLock(
  locks: Pick<Locks, 'request'> | undefined,
  { now, sleep }: Clock,
): SenderLock {
  let busySince: number | null = null

  return async (task) => {
    if (!locks) return { result: await task() }
    const release = await acquire(locks, LOCK, { sleep, withinMs: GRANT_TIMEOUT_MS })
    if (release === 'unsupported') return { result: await task() }
    if (release === 'busy') {
      busySince ??= now()
      const busyFor = now() - busySince
      if (busyFor >= 0 && busyFor < STUCK_AFTER_MS) return null
      return { result: await task() }
    }
    busySince = null
    return { result: await task().finally(release) }
  }
}
