import { sqlState } from '../retries.ts'
import { DatabaseAway } from './database-away.ts'

const WAIT_MS = 30_000
const PAUSE_MS = 500

/** A standby that is not promoted yet. */
const TAKES_NO_WRITES = 'NO_PRIMARY'

/** Errors of a database that is still starting, or whose name is not known yet. */
const NOT_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket file
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '57P01',
  '57P02', // shutting down
  '57P03', // starting up
  TAKES_NO_WRITES,
])

type Waiting = { say: (words: string) => void; waitMs?: number }

/** Runs `ask` until the database is there. Says once that it waits, and throws DatabaseAway after half a minute. */
export async function waitForDatabase<Result>(
  ask: () => Promise<Result>,
  { say, waitMs = WAIT_MS }: Waiting,
): Promise<Result> {
  const end = performance.now() + waitMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const code = sqlState(error) ?? ''
      if (!NOT_YET.has(code)) throw error
      if (performance.now() > end) {
        throw new DatabaseAway(
          code === TAKES_NO_WRITES
            ? `None of the servers of DATABASE_URL took writes for ${waitMs / 1000} s. Name the primary, or promote a standby.`
            : `The database of DATABASE_URL did not answer for ${waitMs / 1000} s (${code}).`,
        )
      }
      const what = code === TAKES_NO_WRITES ? 'takes no writes' : `does not answer yet (${code})`
      if (attempt === 1) say(`The database ${what}; waiting up to ${waitMs / 1000} s.`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
