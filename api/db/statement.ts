import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()

/**
 * A statement whose text is built once, for what runs in every booking. Else drizzle builds the text anew each
 * time, which took a quarter of a booking's processor time. Values stand in it as `sql.placeholder`. `name` is the
 * server's name for the plan, so it must be this statement's alone. `Row` is what its select list says; nothing checks it.
 */
export function statement<Row>(name: string, query: SQL) {
  const built = dialect.sqlToQuery(query)
  return async (tx: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const prepared = tx._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      built,
      undefined, // rows as the driver gives them
      name,
      false,
    )
    const { rows } = await prepared.execute(values)
    return rows
  }
}
