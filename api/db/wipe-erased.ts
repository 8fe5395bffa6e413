import type { PGlite } from '@electric-sql/pglite'

const TABLES = ['bookings', 'team_applications', 'idempotency_keys']

/** Bytes that `wipeErased` needs: each table is written once more, and once into the log. */
export async function bytesToWipe(client: PGlite): Promise<number> {
  const sizes = TABLES.map((table) => `pg_total_relation_size('${table}')`).join(' + ')
  const { rows } = await client.query<{ bytes: number }>(`select (${sizes})::float8 as bytes`)
  return 2 * (rows[0]?.bytes ?? 0)
}

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
