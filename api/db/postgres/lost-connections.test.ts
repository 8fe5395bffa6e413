import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { booking, post } from '../../app-for-tests.ts'
import { contentForTests, NOW, TODAY } from '../content-for-tests.ts'
import { type OpenDatabase, openPostgres } from '../database.ts'
import { bookings } from '../schema/submissions.ts'
import { tourDays } from '../schema/tours.ts'
import { seedDatabase } from '../seed-loader.ts'
import { isAway } from './database-away.ts'
import { type LineForTests, lineTo } from './line-for-tests.ts'
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const BOOK = '/site_tours/book'

describe.skipIf(programs === null)('a connection to PostgreSQL that is lost', { timeout: 60_000 }, () => {
  let server: PostgresForTests
  let line: LineForTests
  let open: OpenDatabase
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    line = await lineTo(server.url)
    open = await openPostgres(line.url)
    await seedDatabase(open.db, TODAY, contentForTests)
  })
  afterAll(async () => {
    await open?.close()
    line?.close()
    server?.stop()
  })

  const taken = async () => (await open.db.select().from(tourDays)).reduce((sum, day) => sum + day.taken, 0)
  const fault = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it.each([
    ['whose answer is lost', 'lose-answer-of-commit', 'true'],
    ['that never arrives', 'lose-commit', null],
  ] as const)('during a commit %s is 503, and the same key settles it', async (_, how, replayed) => {
    const app = createApp({ db: open.db, now: () => NOW })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const request = booking({ email: `${how}@example.com` })
    const before = [await open.db.$count(bookings), await taken()]
    line.fail(how)
    const doubtful = await post(app, BOOK, request, key)
    expect(doubtful.status).toBe(503)
    expect(Number(doubtful.headers.get('Retry-After'))).toBeGreaterThanOrEqual(2)
    let settled = await post(app, BOOK, request, key)
    while (settled.status === 409) settled = await post(app, BOOK, request, key) // PostgreSQL hears of it in a moment
    expect([settled.status, settled.headers.get('Idempotency-Replayed')]).toEqual([200, replayed])
    expect([await open.db.$count(bookings), await taken()]).toEqual(before.map((count) => count + 1))
  })

  it('without a word is noticed, and the next question has a new one', async () => {
    const { db, close } = await openPostgres(line.url, { statementMs: 2_000 })
    await db.execute(sql`select 1`)
    line.fail('silence')
    expect(isAway(await fault(db.execute(sql`select 1`)))).toBe(true)
    expect(isAway(await fault(db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true)
    line.heal()
    while ((await fault(db.execute(sql`select 1`))) !== null) await setTimeout(50) // a failure is remembered for a moment
    await close()
  })

  it('as a transaction begins leaves its place to the next one, and the pool ends', async () => {
    const { db, close } = await openPostgres(line.url, { poolSize: 1, statementMs: 2_000 })
    const transaction = () => fault(db.transaction((tx) => tx.execute(sql`select 1`)))
    await db.execute(sql`select 1`)
    line.fail('silence')
    expect(isAway(await transaction())).toBe(true)
    line.heal()
    while ((await fault(db.execute(sql`select 1`))) !== null) await setTimeout(50) // a failure is remembered for a moment
    expect(await transaction()).toBeNull()
    await close()
  })

  it('by the server takes nobody else with it', async () => {
    const other = fault(open.db.execute(sql`select pg_sleep(0.3)`))
    const ended = open.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    expect(isAway(await fault(ended))).toBe(true)
    expect(await fault(open.db.execute(sql`select 1`))).toBeNull() // at once, while the lost one is not closed yet
    expect(await other).toBeNull()
  })

  it('is not what a fault of a statement is taken for', async () => {
    const wrong = await fault(open.db.execute(sql`select * from nowhere`))
    expect([wrong instanceof Error, isAway(wrong)]).toEqual([true, false])
  })

  it('is given up when the server takes no writes any more, and there again when it does', async () => {
    const app = createApp({ db: open.db, now: () => NOW })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const request = booking({ email: 'read-only@example.com' })
    const owner = new pg.Client(server.url)
    await owner.connect()
    const setReadOnly = async (value: 'on' | 'off') => {
      await owner.query(`alter system set default_transaction_read_only = ${value}`)
      await owner.query('select pg_reload_conf()')
    }
    await owner.query('set default_transaction_read_only = off')
    await setReadOnly('on')
    const isReadOnly = async () => {
      const heard = open.db
        .select({ now: sql<string>`current_setting('transaction_read_only')` })
        .from(tourDays)
        .limit(1)
      return (await heard)[0]?.now === 'on'
    }
    while (!(await isReadOnly())) await setTimeout(10) // a connection hears of a setting between two statements
    expect((await post(app, BOOK, request, key)).status).toBe(503)
    expect((await app.request('/readyz')).status).toBe(503)
    await setReadOnly('off')
    while ((await app.request('/readyz')).status !== 200) await setTimeout(50)
    expect((await post(app, BOOK, request, key)).status).toBe(200)
    await owner.end()
  })
})
