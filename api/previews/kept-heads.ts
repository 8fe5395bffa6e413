import type { HeadsOf } from './record-heads.ts'

/** A changed price is in the next preview; chats keep theirs for days anyway. */
const KEPT_MS = 10_000
/** The page waits no longer than this for its words: without them it is the same page. */
const PATIENCE_MS = 1_000

type Clock = { now?: () => number; patienceMs?: number }

/**
 * The heads of all records, read again when somebody asks and they are old. Meanwhile, and while the database is away,
 * everybody gets the old ones. Null until they have been read once.
 */
export function keepHeads(
  read: () => Promise<HeadsOf>,
  { now = () => performance.now(), patienceMs = PATIENCE_MS }: Clock = {},
): () => Promise<HeadsOf | null> {
  let heads: HeadsOf | null = null
  let renewAt = Number.NEGATIVE_INFINITY
  let running: Promise<HeadsOf | null> | null = null

  const renew = async () => {
    renewAt = now() + KEPT_MS
    try {
      heads = await read()
    } catch {
      // the database is away: the reads of the API report it
    } finally {
      running = null
    }
    return heads
  }
  return async () => {
    if (now() >= renewAt) running ??= renew()
    if (heads || !running) return heads
    return Promise.race([running, afterWaiting(patienceMs)])
  }
}

const afterWaiting = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ms).unref())
