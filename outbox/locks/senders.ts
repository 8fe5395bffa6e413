/**
 * Which senders live. Each holds a Web Lock under its own name while it sends, and a browser frees the locks of a dead
 * page at once. Without locks only the lease tells, up to a minute later.
 */
import type { Senders } from '#outbox/ports.ts'
import { acquire, type Locks, type Sleep } from './web-lock.ts'

const PREFIX = 'adbond-outbox-sender-'
/** A request must not wait for a lock manager that does not answer. */
const PATIENCE_MS = 1_000

type World = { newName: () => string; sleep: Sleep }

export function createSenders(locks: Locks | undefined, { newName, sleep }: World): Senders {
  return {
    async during(task) {
      if (!locks) return task(null)
      const name = PREFIX + newName()
      const release = await acquire(locks, name, { sleep, withinMs: PATIENCE_MS })
      if (typeof release === 'string') return task(null)
      return task(name).finally(release)
    },

    async dead(senders) {
      const living = locks ? await namesOf(locks, sleep) : null
      return new Set(living ? senders.filter((sender) => !living.has(sender)) : [])
    },
  }
}

/** The names of all locks of this origin; null when the browser does not tell. */
async function namesOf(locks: Locks, sleep: Sleep): Promise<ReadonlySet<string> | null> {
  const silence = sleep(PATIENCE_MS).then(() => null)
  const asked = Promise.resolve()
    .then(() => locks.query())
    .catch(() => null)
  const answer = await Promise.race([asked, silence])
  if (!answer?.held) return null
  return new Set([...answer.held, ...(answer.pending ?? [])].flatMap(({ name }) => name ?? []))
}
