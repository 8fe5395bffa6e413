import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { application, booking, get, post } from '../../app-for-tests.ts'
import { contentForTests, NOW, TODAY } from '../content-for-tests.ts'
import { type OpenDatabase, openPostgres } from '../database.ts'
import { tourDays } from '../schema/tours.ts'
import { seedDatabase } from '../seed-loader.ts'
import { isAway } from './database-away.ts'
import { SPARE } from './given-up.ts'
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const SEATS = '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=11'
const POOL = 4
const STATEMENT_MS = 1_000

describe.skipIf(programs === null)('what is given up on PostgreSQL', { timeout: 60_000 }, () => {
  let server: PostgresForTests
  let open: OpenDatabase
  let owner: pg.Client
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    open = await openPostgres(server.url, { poolSize: POOL, statementMs: STATEMENT_MS })
    await seedDatabase(open.db, TODAY, contentForTests)
    owner = new pg.Client(server.url)
    await owner.connect()
  })
  afterAll(async () => {
    await owner?.end()
    await open?.close()
    server?.stop()
  })

  const book = (email: string) =>
    post(createApp({ db: open.db, now: () => NOW }), '/site_tours/book', booking({ email }))
  const sessions = async (of = 'true') => {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and ${of}`,
    )
    return rows.length
  }

  it('because another session holds the row leaves no session that waits on', async () => {
    expect((await book('first@example.com')).status).toBe(200)
    await owner.query('begin')
    await owner.query('update tour_days set taken = taken')
    const visitors = Array.from({ length: 3 * POOL }, (_, n) => book(`waits${n}@example.com`))
    const statuses = (await Promise.all(visitors)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(await sessions()).toBeLessThanOrEqual(POOL)
    await expect.poll(() => sessions(`wait_event_type = 'Lock'`), { timeout: STATEMENT_MS }).toBe(0)
    await owner.query('rollback')
    expect((await book('waits0@example.com')).status).toBe(200)
  })

  it('because another session holds the table of a read leaves none either', async () => {
    const app = createApp({ db: open.db, now: () => NOW })
    await owner.query('begin; lock table site_tour_schedules')
    expect((await get(app, SEATS)).status).toBe(503)
    await expect.poll(() => sessions(`wait_event_type = 'Lock'`), { timeout: STATEMENT_MS / 2 }).toBe(0)
    await owner.query('rollback')
    expect((await get(app, SEATS)).status).toBe(200)
  })

  it('in the middle of a transaction frees the rows, though its process says nothing', async () => {
    const fault = open.db
      .transaction(async (tx) => {
        await tx.update(tourDays).set({ taken: tourDays.taken })
        await setTimeout(3 * STATEMENT_MS)
        await tx.select().from(tourDays).where(eq(tourDays.taken, 0))
      })
      .catch((error: unknown) => error)
    await setTimeout(STATEMENT_MS / 10)
    await expect
      .poll(async () => (await book('second@example.com')).status, { timeout: 2.5 * STATEMENT_MS })
      .toBe(200)
    expect(isAway(await fault)).toBe(true)
  })

  it('while no standby confirms is counted: reads go on, and what would wait as well is refused at once', async () => {
    const app = createApp({ db: open.db, now: () => NOW })
    const apply = (n: number) =>
      post(app, '/virtual_teams/apply', application({ email: `a${n}@example.com` }))
    const setStandby = async (name: string) => {
      await owner.query(`alter system set synchronous_standby_names = '${name}'`)
      await owner.query('select pg_reload_conf()')
      await setTimeout(500)
    }
    await setStandby('away')
    const first = await Promise.all(Array.from({ length: 5 * POOL }, (_, n) => apply(n)))
    const later = await Promise.all(Array.from({ length: 5 * POOL }, (_, n) => apply(100 + n)))
    expect(new Set([...first, ...later].map(({ status }) => status))).toEqual(new Set([503]))
    expect(await sessions()).toBeLessThanOrEqual(POOL + SPARE + 1) // and the one that looks for the primary
    const began = performance.now()
    expect((await apply(200)).status).toBe(503)
    expect((await get(app, SEATS)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(STATEMENT_MS / 2)
    await setStandby('')
    await expect.poll(async () => (await apply(200)).status, { timeout: 3_000 }).toBe(200)
  })
})
