import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createApp } from '../../app.ts'
import { booking, post } from '../../app-for-tests.ts'
import { contentForTests, NOW, TODAY } from '../content-for-tests.ts'
import { openPostgres } from '../database.ts'
import { tourDays } from '../schema/tours.ts'
import { seedDatabase } from '../seed-loader.ts'
import type { Pooler } from './poolers-for-tests.ts'
import { startPostgres } from './postgres-for-tests.ts'

export const POOL = 4
export const STATEMENT_MS = 1_000

export type Impatient = Awaited<ReturnType<typeof startImpatient>>

/** Sample data on a server of its own, asked with few connections and little patience; and its owner beside it. */
export async function startImpatient(programs: string, through?: (url: string) => Promise<Pooler>) {
  const server = await startPostgres(programs)
  const pooler = await through?.(server.url)
  const open = await openPostgres(pooler?.url ?? server.url, { poolSize: POOL, statementMs: STATEMENT_MS })
  await seedDatabase(open.db, TODAY, contentForTests)
  const owner = new pg.Client(server.url)
  await owner.connect()
  const app = createApp({ db: open.db, now: () => NOW })
  const book = (email: string) => post(app, '/site_tours/book', booking({ email }))
  const goOn = Promise.withResolvers<void>()
  const sessions = async (of = 'true') => {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and ${of}`,
    )
    return rows.length
  }
  return {
    db: open.db,
    owner,
    app,
    book,
    sessions,
    /** How many still wait for somebody else's row or table. */
    waiting: () => sessions(`wait_event_type = 'Lock'`),
    /** What many are answered while the owner holds the row that all of them need, until `rollback`. */
    async bookWhatIsHeld() {
      await owner.query('begin')
      await owner.query('update tour_days set taken = taken')
      const visitors = Array.from({ length: 3 * POOL }, (_, n) => book(`waits${n}@example.com`))
      return new Set((await Promise.all(visitors)).map(({ status }) => status))
    },
    /** A transaction whose process says nothing in the middle. Returns what makes it go on, and what it then meets. */
    async fallSilent() {
      const isSilent = Promise.withResolvers<void>()
      const fault = open.db
        .transaction(async (tx) => {
          await tx.update(tourDays).set({ taken: tourDays.taken })
          isSilent.resolve()
          await goOn.promise
          await tx.execute(sql`select 1`)
        })
        .catch((error: unknown) => error)
      await Promise.race([isSilent.promise, fault])
      return async () => {
        goOn.resolve()
        return await fault
      }
    },
    async stop() {
      goOn.resolve()
      await owner.end()
      await open.close()
      pooler?.close()
      server.stop()
    },
  }
}
