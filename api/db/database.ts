import { join } from 'node:path'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as catalogue from './schema/catalogue.ts'
import * as posts from './schema/posts.ts'
import * as relations from './schema/relations.ts'
import * as submissions from './schema/submissions.ts'
import * as tours from './schema/tours.ts'
import { waitForDatabase } from './wait-for-database.ts'

export const schema = { ...catalogue, ...posts, ...tours, ...submissions, ...relations }

/** Either database, or a transaction of it. SQL that runs here must work on PostgreSQL 15 and on PGlite's 18. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type OpenDatabase = { db: Database; close: () => Promise<void> }

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

export const POOL_SIZE = 20
const CONNECT_SECONDS = 5

/** The migration lock's number means nothing; it only has to be the same in every process of this API. */
const MIGRATION_LOCK = 20_160_801

type PostgresOptions = { poolSize?: number; say?: (words: string) => void }

/** Waits for a database that is not up yet. */
export async function openPostgres(
  url: string,
  { poolSize = POOL_SIZE, say = console.error }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { default: postgres } = await import('postgres')
  const { drizzle } = await import('drizzle-orm/postgres-js')
  const { migrate } = await import('drizzle-orm/postgres-js/migrator')
  const quiet = { onnotice: () => undefined }
  const migrateOnce = async () => {
    const migrator = postgres(url, { ...quiet, max: 1, connect_timeout: CONNECT_SECONDS })
    try {
      await migrator`select pg_advisory_lock(${MIGRATION_LOCK})`
      await migrate(drizzle(migrator), { migrationsFolder: MIGRATIONS })
    } finally {
      await migrator.end() // closes the connection and with it the lock
    }
  }
  await waitForDatabase(migrateOnce, { say })
  const client = postgres(url, { ...quiet, max: poolSize })
  return { db: drizzle(client, { schema }), close: () => client.end({ timeout: 5 }) }
}
