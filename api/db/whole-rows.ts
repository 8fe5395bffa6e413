import type { PGlite } from '@electric-sql/pglite'

/** The tables whose rows nobody could type again: the columns of an index, and one that no index holds. */
const IRREPLACEABLE = [
  { table: 'bookings', index: 'id', column: 'firstname' },
  { table: 'team_applications', index: 'id', column: 'firstname' },
  { table: 'tour_days', index: 'schedule_id, date', column: 'slots' },
  { table: 'idempotency_keys', index: 'route, key', column: 'fingerprint' },
] as const

/**
 * A file that a copy cut short holds fewer rows, and PostgreSQL believes it. The index still names the missing ones. So
 * every file must consist of whole pages, and both ways to count must agree.
 */
export async function refuseMissingRows(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where pg_relation_filepath(oid) is not null
      and coalesce((pg_stat_file(pg_relation_filepath(oid), true)).size % 8192, 1) <> 0
    limit 1`)
  if (rows[0]) throw new Error(`the file of ${rows[0].name} is missing or cut short`)
  for (const { table, index, column } of IRREPLACEABLE) {
    const known = await client.query<{ is: boolean }>(`select to_regclass('${table}') is not null as is`)
    if (!known.rows[0]?.is) continue // not made yet
    const byTable = await counted(client, `select count(${column}) as rows from ${table}`)
    const byIndex = await counted(
      client,
      `select count(${column}) as rows from (select ${column} from ${table} order by ${index}) as all_rows`,
      'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    )
    if (byTable !== byIndex) throw new Error(`the table ${table} has ${byTable} rows, its index ${byIndex}`)
  }
}

const counted = (client: PGlite, query: string, plan = '') =>
  client.transaction(async (tx) => {
    if (plan) await tx.exec(plan)
    return (await tx.query<{ rows: number }>(query)).rows[0]?.rows
  })
