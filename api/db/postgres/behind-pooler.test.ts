import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { booking, post } from '../../app-for-tests.ts'
import { contentForTests, NOW, TODAY } from '../content-for-tests.ts'
import { type OpenDatabase, openPostgres } from '../database.ts'
import { tourDays } from '../schema/tours.ts'
import { seedDatabase } from '../seed-loader.ts'
import { isAway } from './database-away.ts'
import { hasPgBouncer, type Pooler, pgBouncerTo, poolerTo } from './poolers-for-tests.ts'
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const POOL = 4
const STATEMENT_MS = 1_000
const LIMITS = sql`select current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i`

describe.each([
  { name: 'a pooler of few lines', start: poolerTo, isHere: true },
  { name: 'PgBouncer', start: pgBouncerTo, isHere: hasPgBouncer() },
])('behind $name', { timeout: 60_000 }, ({ start, isHere }) => {
  describe.skipIf(programs === null || !isHere)('on PostgreSQL', () => {
    let server: PostgresForTests
    let pooler: Pooler
    let open: OpenDatabase
    let owner: pg.Client
    beforeAll(async () => {
      server = await startPostgres(programs ?? '')
      pooler = await start(server.url)
      open = await openPostgres(pooler.url, { poolSize: POOL, statementMs: STATEMENT_MS })
      await seedDatabase(open.db, TODAY, contentForTests)
      owner = new pg.Client(server.url)
      await owner.connect()
    })
    afterAll(async () => {
      await owner?.end()
      await open?.close()
      pooler?.close()
      server?.stop()
    })

    const book = (email: string) =>
      post(createApp({ db: open.db, now: () => NOW }), '/site_tours/book', booking({ email }))

    it('a transaction has its limits, and leaves none on the sessions that others are given', async () => {
      const within = () => open.db.transaction((tx) => tx.execute(LIMITS))
      const all = await Promise.all(Array.from({ length: 2 * POOL }, within))
      expect(all).toMatchObject(all.map(() => ({ rows: [{ l: '800ms', i: '1500ms' }] })))
      const after = await Promise.all(Array.from({ length: 2 * POOL }, () => open.db.execute(LIMITS)))
      expect(after).toMatchObject(after.map(() => ({ rows: [{ l: '0', i: '0' }] })))
    })

    it('a booking that waits for a row leaves no session that waits on', async () => {
      expect((await book('first@example.com')).status).toBe(200)
      await owner.query('begin')
      await owner.query('update tour_days set taken = taken')
      const visitors = Array.from({ length: 3 * POOL }, (_, n) => book(`waits${n}@example.com`))
      const statuses = (await Promise.all(visitors)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([503]))
      const waiting = async () =>
        (await owner.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length
      await expect.poll(waiting, { timeout: STATEMENT_MS }).toBe(0)
      await owner.query('rollback')
      expect((await book('waits0@example.com')).status).toBe(200)
    })

    it('a transaction whose process says nothing frees its rows', async () => {
      const fault = open.db
        .transaction(async (tx) => {
          await tx.update(tourDays).set({ taken: tourDays.taken })
          await setTimeout(3 * STATEMENT_MS)
          await tx.execute(LIMITS)
        })
        .catch((error: unknown) => error)
      await setTimeout(STATEMENT_MS / 10)
      await expect
        .poll(async () => (await book('second@example.com')).status, { timeout: 2.5 * STATEMENT_MS })
        .toBe(200)
      expect(isAway(await fault)).toBe(true)
    })
  })
})
