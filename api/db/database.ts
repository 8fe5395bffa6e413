import { join } from 'node:path'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { serversOf } from './postgres/database-url.ts'
import { waitForDatabase } from './postgres/wait-for-database.ts'
import * as catalogue from './schema/catalogue.ts'
import * as posts from './schema/posts.ts'
import * as relations from './schema/relations.ts'
import * as submissions from './schema/submissions.ts'
import * as tours from './schema/tours.ts'

export const schema = { ...catalogue, ...posts, ...tours, ...submissions, ...relations }

/** Either database, or a transaction of it. SQL that runs here must work on PostgreSQL 15 and on PGlite's 18. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type OpenDatabase = { db: Database; close: () => Promise<void> }

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

export const POOL_SIZE = 20

/** Longer than any statement here has to wait for others. */
const STATEMENT_MS = 10_000

/** The migration lock's number means nothing; it only has to be the same in every process of this API. */
const MIGRATION_LOCK = 20_160_801

/** Patience with the migrations of another process, and with whoever else has the tables, or is gone in the middle. */
const LOCK_MS = 60_000

type PostgresOptions = {
  poolSize?: number
  statementMs?: number
  lockMs?: number
  say?: (words: string) => void
}

/** Waits for a database that is not up yet. */
export async function openPostgres(
  url: string,
  {
    poolSize = POOL_SIZE,
    statementMs = STATEMENT_MS,
    lockMs = LOCK_MS,
    say = console.error,
  }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const { PrimaryPool } = await import('./postgres/primary-pool.ts')
  const { Primary } = await import('./postgres/primary.ts')
  const { addresses, prepares } = serversOf(url)
  const migrateOnce = async () => {
    const migrator = new pg.Client({ connectionString: await new Primary(addresses).find() })
    migrator.on('error', () => undefined) // its statement fails with it
    try {
      await migrator.connect()
      // A lock of the session would outlive it where a pooler keeps the connection. This one ends with the `commit` of
      // drizzle, whose `begin` within it changes nothing. Waiting must not hide what the process before has made.
      await migrator.query(`begin isolation level read committed; set local lock_timeout = ${lockMs};
        set local idle_in_transaction_session_timeout = ${LOCK_MS}`)
      await migrator.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      await migrate(drizzle(migrator), { migrationsFolder: MIGRATIONS })
    } finally {
      await migrator.end()
    }
  }
  await waitForDatabase(migrateOnce, { say })
  const pool = new PrimaryPool({ addresses, size: poolSize, prepares, statementMs })
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
