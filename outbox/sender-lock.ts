/** One sender at a time over all tabs and the worker, by Web Locks where they work (failure modes F5, F6). */
import type { SenderLock } from './ports.ts'

const LOCK = 'adbond-outbox'
/** Held per entry, an attempt ends within 30 s: a lock busy for longer than this has lost its holder. */
const STUCK_AFTER_MS = 60_000
/** `ifAvailable` answers at once; a lock manager that does not is a broken one. */
const GRANT_TIMEOUT_MS = 5_000

type Clock = { now: () => number; sleep: (ms: number) => Promise<void> }
type Locks = Pick<LockManager, 'request'>

/**
 * A lock is an optimisation: the lease in the row and the key on the server are the proof. So a missing lock manager
 * is no obstacle, and a stuck one delays by a minute.
 */
export function createSenderLock(locks: Locks | undefined, { now, sleep }: Clock): SenderLock {
  let busySince: number | null = null

  return async (task) => {
    if (!locks) return { result: await task() }
    const release = await acquire(locks, sleep)
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

type Release = () => void

function acquire(locks: Locks, sleep: Clock['sleep']): Promise<Release | 'busy' | 'unsupported'> {
  return new Promise((answer) => {
    let hasGivenUp = false
    sleep(GRANT_TIMEOUT_MS).then(() => {
      hasGivenUp = true
      answer('busy')
    })
    const hold = (lock: Lock | null) => {
      if (!lock || hasGivenUp) return answer('busy')
      return new Promise<void>((release) => answer(release))
    }
    Promise.resolve()
      .then(() => locks.request(LOCK, { ifAvailable: true }, hold))
      .catch(() => answer('unsupported')) // An origin that may not store has no locks either.
  })
}
