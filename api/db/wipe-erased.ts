import type { PGlite } from '@electric-sql/pglite'

const TABLES = ['bookings', 'team_applications', 'idempotency_keys']

/**
 * A deleted row stays readable in the files: in its table until that is rewritten, and in the log until that is
 * deleted. PGlite has no background process for either. Needs `wal_recycle = off`; otherwise an old log only gets a new
 * name.
 */
export async function wipeErased(client: PGlite): Promise<void> {
  for (const table of TABLES) await client.exec(`vacuum full ${table}`)
  await client.exec('select pg_switch_wal()')
  await client.exec('checkpoint')
  await client.exec('select pg_switch_wal()')
  await client.exec('checkpoint')
}
