import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row: what upkeep has seen of the clock (`api/retention/trusted-clock.ts`). */
export const upkeepClock = pgTable('upkeep_clock', {
  id: integer('id').primaryKey(),
  lastSeen: timestamp('last_seen', { withTimezone: true, mode: 'string' }).notNull(),
  /** Nothing is erased before; null where the clock was never in doubt. */
  erasesFrom: timestamp('erases_from', { withTimezone: true, mode: 'string' }),
})
