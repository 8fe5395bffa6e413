/** Every guard of a request on its way, how to remove it, and the tests that must notice (row R21). */
import { postgresPrograms } from '../../../api/db/postgres/programs-for-tests.ts'

export type Guard = {
  guard: string
  file: string
  /** Occurs exactly once in the file; a change there must be repeated here. */
  text: string
  instead: string
  tests: readonly string[]
}

const MODEL = 'outbox/testing/model.test.ts'

const ofPostgres: readonly Guard[] = [
  {
    guard: 'connection: a lost one ends no process',
    file: 'api/db/postgres/guarded-client.ts',
    text: "client.on('error', () => {",
    instead: "client.on('notice', () => {",
    tests: ['api/db/postgres/lost-connections.test.ts'],
  },
  {
    guard: 'primary: one that was left behind is never used again',
    file: 'api/db/postgres/primary.ts',
    text: '.filter(({ timeline }) => timeline >= this.#timeline)',
    instead: '',
    tests: ['api/db/postgres/primary.test.ts'],
  },
]

export const allGuards: readonly Guard[] = [
  ...ofPostgres,
  {
    guard: 'lock: one sender at a time',
    file: 'outbox/locks/sender-lock.ts',
    text: 'if (!locks) return',
    instead: 'if (locks || !locks) return',
    tests: ['outbox/locks/sender-lock.test.ts'],
  },
  {
    guard: 'lease: nobody takes what another one sends',
    file: 'outbox/queue/lifetime.ts',
    text: 'return now < entry.leaseUntil && entry.leaseUntil <= now + LEASE_MS',
    instead: 'return false',
    tests: ['outbox/queue/lifetime.test.ts', 'outbox/queue/drain.test.ts', MODEL],
  },
  {
    guard: 'lease: what a dead sender held is freed',
    file: 'outbox/queue/lifetime.ts',
    text: 'return now < entry.leaseUntil && entry.leaseUntil <= now + LEASE_MS',
    instead: 'return true',
    tests: ['outbox/queue/lifetime.test.ts', 'outbox/queue/drain.test.ts', MODEL],
  },
  {
    guard: 'lease: who only sends slowly is not held for dead',
    file: 'outbox/locks/senders.ts',
    text: 'senders.filter((sender) => !living.has(sender))',
    instead: 'senders',
    tests: ['outbox/locks/senders.test.ts'],
  },
  {
    guard: 'lease: without keys it is awaited even of a dead sender',
    file: 'outbox/queue/lifetime.ts',
    text: '!(idempotent && isHeldByOneOf(dead, entry))',
    instead: '!isHeldByOneOf(dead, entry)',
    tests: ['outbox/queue/lifetime.test.ts', 'outbox/queue/drain.test.ts', MODEL],
  },
  {
    guard: 'key: sent with every attempt',
    file: 'outbox/queue/send.ts',
    text: "...(config.idempotent && { 'idempotency-key': entry.id })",
    instead: '',
    tests: ['outbox/queue/submit.test.ts', 'outbox/queue/drain.test.ts', MODEL],
  },
  {
    guard: 'key: the server gives its first answer again',
    file: 'api/submissions/idempotency.ts',
    text: 'if (stored) return { status: stored.status, body: stored.body, replayed: true }',
    instead: '',
    tests: ['api/submissions/idempotency.test.ts'],
  },
  {
    guard: 'key: another body under it is refused',
    file: 'api/submissions/idempotency.ts',
    text: 'stored.fingerprint !== fingerprint',
    instead: 'stored.fingerprint === null',
    tests: ['api/submissions/idempotency.test.ts'],
  },
  {
    guard: 'key: an answer that came between look and lock is met',
    file: 'api/submissions/idempotency.ts',
    text: 'if (kept.length === 0) throw new AnsweredMeanwhile()',
    instead: '',
    tests: ['api/submissions/idempotency.test.ts'],
  },
  {
    guard: 'schema: only the promised answer delivers',
    file: 'outbox/verdict/verdict-table.ts',
    text: 'isHundred(answer, 2) && isPromisedSuccess(answer)',
    instead: 'isHundred(answer, 2)',
    tests: ['outbox/verdict/verdict.test.ts', MODEL],
  },
  {
    guard: 'schema: only the promised JSON is kept by the worker',
    file: 'sw/caches/stamp-valid-response.ts',
    text: 'openEnvelope(JSON.parse(text))',
    instead: '',
    tests: ['sw/caches/stamp-valid-response.test.ts'],
  },
  {
    guard: 'schema: rows from the disk are checked',
    file: 'outbox/storage/table.ts',
    text: 'if (result.success && result.output.id === key) entries.push(result.output)',
    instead: 'if (value) entries.push(value as Entry)',
    tests: ['outbox/storage/store.test.ts', 'outbox/queue/lifetime.test.ts'],
  },
  {
    guard: 'time-out: an attempt ends',
    file: 'outbox/queue/send.ts',
    text: 'signal: ports.timeout(SEND_TIMEOUT_MS),',
    instead: '',
    tests: ['outbox/queue/submit.test.ts', 'outbox/queue/drain.test.ts'],
  },
  {
    guard: 'time-out: opening the storage ends',
    file: 'outbox/storage/database.ts',
    text: 'return withinTime(opening, openTimeoutMs, () => {\n      isHanging = true\n    })',
    instead: 'return opening',
    tests: ['outbox/storage/store.test.ts'],
  },
  {
    guard: 'capacity: counted in one statement',
    file: 'api/tours/taken-seats.ts',
    text: 'taken} < excluded',
    instead: 'taken} <= excluded',
    tests: ['api/tours/capacity.test.ts'],
  },
  {
    guard: 'capacity: the constraint of the table',
    file: 'api/db/migrations/0000_first_tables.sql',
    text: ' CHECK ("tour_days"."taken" >= 0 and "tour_days"."taken" <= "tour_days"."slots")',
    instead: ' CHECK ("tour_days"."taken" >= 0)',
    tests: ['api/tours/capacity.test.ts'],
  },
  {
    guard: 'durability: on the disk before anything is sent',
    file: 'outbox/storage/database.ts',
    text: "{ durability: 'strict' }",
    instead: '{}',
    tests: ['outbox/storage/store.test.ts'],
  },
  {
    guard: 'form: no correction goes out beside what may arrive',
    file: 'outbox/queue/submit.ts',
    text: '(goesOut || mayStillArrive(before, config))',
    instead: "(goesOut || before.state === 'unsure')",
    tests: ['outbox/queue/submit.test.ts'],
  },
]

/** Those that this machine can take out: only tests on PostgreSQL notice what is gone from its driver. */
export const guards =
  postgresPrograms() === null ? allGuards.filter((one) => !ofPostgres.includes(one)) : allGuards

/** `lock, lease, key …` */
export const kindsOfGuards = [...new Set(allGuards.map(({ guard }) => guard.split(':')[0]))].join(', ')
