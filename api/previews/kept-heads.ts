import type { HeadsOf } from './record-heads.ts'

/** A changed price is in the next preview; chats keep theirs for days anyway. */
const KEPT_MS = 10_000
/** The page waits no longer than this for its words: without them it is the same page. */
const PATIENCE_MS = 1_000

type Clock = { now?: () => number; patienceMs?: number }

export type KeptHeads = {
  /** Null until they have been read once. */
  heads: HeadsOf | null
  /** False while they are read again, and while the database is away: what they lack may be there by now. */
  areCurrent: boolean
}

/**
 * The heads of all records, read again when somebody asks and they are old. A chat asks once and keeps what it gets, so
 * that one waits for the new ones. Where they take too long, and while the database is away, it gets the old ones.
 * `know`: whether these heads have what is asked for. One patience is enough for a slow read, unless they lack it.
 */
export function keepHeads(
  read: () => Promise<HeadsOf>,
  { now = () => performance.now(), patienceMs = PATIENCE_MS }: Clock = {},
): (know?: (heads: HeadsOf) => boolean) => Promise<KeptHeads> {
  let kept: KeptHeads = { heads: null, areCurrent: false }
  let renewAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null
  let inTime = Promise.resolve()

  const renew = async () => {
    renewAt = now() + KEPT_MS
    kept = { ...kept, areCurrent: false }
    try {
      kept = { heads: await read(), areCurrent: true }
    } catch {
      // the database is away: the reads of the API report it
    } finally {
      running = null
    }
  }
  const orWaited = (reading: Promise<void>) => Promise.race([reading, afterWaiting(patienceMs)])
  return async (know = () => true) => {
    if (!running && now() >= renewAt) {
      running = renew()
      inTime = orWaited(running)
    }
    if (running) await (kept.heads && know(kept.heads) ? inTime : orWaited(running))
    return kept
  }
}

const afterWaiting = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())
