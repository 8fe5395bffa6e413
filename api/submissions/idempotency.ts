import { createHash } from 'node:crypto'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { SERIALIZATION_FAILURE, withRetries } from '../db/retries.ts'
import { idempotencyKeys } from '../db/schema/submissions.ts'
import { statement } from '../db/statement.ts'
import { type Answer, failed, invalid, type Outcome } from '../http/answers.ts'
import type { DayBound } from './day-bound.ts'
import { tookNothing } from './refusals-of-day.ts'

/** Longer than any phone keeps an unsent request (72 h), so that a late replay still meets its key. */
const KEY_LIFE_DAYS = 30

export type Submission = {
  /** One key space per route. */
  route: string
  /** null: the sender knows no keys, and neither does the live backend; the request simply runs. */
  key: string | null
  /** What was requested, parsed: the schema fixes the order of its fields, so equal requests have equal texts. */
  request: object
  /** Submissions with the same name here run one after the other, whatever their keys; null: nothing to wait for. */
  turn: string | null
  /** How many refusals are stored in a day; null: all. */
  refusals: DayBound | null
  now: Date
  perform: (tx: Database) => Promise<Outcome>
}

/** Replaces the fingerprint once the person is erased: the key still stops a repeat, and reveals nothing about it. */
export const ERASED = ''

export type KeyedAnswer = Answer & { replayed: boolean }

/**
 * Performs a submission at most once per key (IETF draft "The Idempotency-Key HTTP Header Field"). Key, answer and rows
 * are one transaction, and a fault undoes all three. Only answers that mean something (2xx and business refusals) stay.
 * Refusals stay as far as `refusals` allows: a repeat of the others is judged anew.
 */
export const answerOnce = (db: Database, submission: Submission): Promise<KeyedAnswer> =>
  withRetries(() => db.transaction((tx) => answerIn(tx, submission)))

async function answerIn(tx: Database, submission: Submission): Promise<KeyedAnswer> {
  const { route, key, turn, refusals, now, perform } = submission
  if (key === null) {
    if (turn !== null) await waitForTurn(tx, { turn: `turn ${turn}` })
    return { ...(await perform(tx)), replayed: false }
  }
  const { isHeld, stored } = await lockKey(tx, { route, key, turn })
  if (!isHeld) {
    return {
      ...failed(409, 'The first request with this Idempotency-Key is still running.'),
      replayed: false,
    }
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(submission.request)).digest('base64url')
  if (stored && stored.fingerprint !== ERASED && stored.fingerprint !== fingerprint) {
    return { ...invalid({ 'Idempotency-Key': ['This key belongs to another request.'] }), replayed: false }
  }
  if (stored) return { status: stored.status, body: stored.body, replayed: true }
  const answer = await perform(tx)
  const bound = tookNothing(answer) ? refusals : null
  if (await bound?.isFull(tx, now)) {
    if (await isKnownKey(tx, route, key)) throw new AnsweredMeanwhile()
  } else {
    await keepKey(tx, { route, key, fingerprint, createdAt: now.toISOString(), ...answer })
    bound?.add()
  }
  return { ...answer, replayed: false }
}

/**
 * Takes the key's lock and reads what is stored, in one statement. `isHeld` is false while another transaction works on
 * the same key. The lock ends with its transaction, crash included. A statement sees what was committed before it
 * began. So it misses an answer that came between its beginning and the lock, which `answerIn` finds at its end.
 */
async function lockKey(
  tx: Database,
  { route, key, turn }: { route: string; key: string; turn: string | null },
): Promise<{ isHeld: boolean; stored: StoredAnswer | null }> {
  const name = { route, key, lock: `${route} ${key}` }
  const [row] =
    turn === null ? await lockKeyAlone(tx, name) : await lockKeyInTurn(tx, { ...name, turn: `turn ${turn}` })
  if (!row) return { isHeld: false, stored: null }
  return { isHeld: row.isHeld, stored: row.fingerprint === null ? null : row }
}

type StoredAnswer = Outcome & { fingerprint: string }
type LockedKey = { isHeld: boolean } & (StoredAnswer | { fingerprint: null })

/** Waits for the others of this name; the next statement sees what they did. */
const turnLock = sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('turn')}, 0))::text`

const waitForTurn = statement('wait_for_turn', sql`select ${turnLock}`)

const keyWith = (more: SQL) => sql`
  select pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('lock')}, 0)) as "isHeld"${more},
    ${idempotencyKeys.fingerprint}, ${idempotencyKeys.status}, ${idempotencyKeys.body}
  from (select 1) as one left join ${idempotencyKeys} on ${idempotencyKeys.route} = ${sql.placeholder('route')}
    and ${idempotencyKeys.key} = ${sql.placeholder('key')}`

const lockKeyAlone = statement<LockedKey>('lock_key', keyWith(sql``))
const lockKeyInTurn = statement<LockedKey>('lock_key_in_turn', keyWith(sql`, ${turnLock}`))

const storeAnswer = statement<{ key: string }>(
  'store_answer',
  sql`insert into ${idempotencyKeys} (route, key, fingerprint, status, body, created_at)
  values (${sql.placeholder('route')}, ${sql.placeholder('key')}, ${sql.placeholder('fingerprint')},
    ${sql.placeholder('status')}, ${sql.placeholder('body')}::jsonb, ${sql.placeholder('createdAt')})
  on conflict (route, key) do nothing
  returning ${idempotencyKeys.key}`,
)

/** If one was stored after `lockKey` looked, this attempt is undone and repeated. */
async function keepKey(tx: Database, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  const kept = await storeAnswer(tx, { ...row, body: JSON.stringify(row.body) })
  if (kept.length === 0) throw new AnsweredMeanwhile()
}

/** The code that PostgreSQL would use; `withRetries` asks again, and finds the answer. */
class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile'
  readonly code = SERIALIZATION_FAILURE
}

export async function isKnownKey(db: Database, route: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)))
  return rows.length > 0
}

/** Nothing else ends a key: by a clock that has jumped, a request would count as a new one (decision 171). */
export const forgetExpiredKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKept(now)))

const oldestKept = (now: Date): string => new Date(now.getTime() - KEY_LIFE_DAYS * 86_400_000).toISOString()
