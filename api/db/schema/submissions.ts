/** What visitors send, and the memory that makes a second sending harmless. */
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { siteTourSchedules } from './tours.ts'

export const bookings = pgTable(
  'bookings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    scheduleId: integer('schedule_id')
      .notNull()
      .references(() => siteTourSchedules.id),
    bookedDate: date('booked_date').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    /** The Idempotency-Key it came with. The reference that a person names is its beginning. */
    requestKey: text('request_key'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('bookings_by_schedule').on(table.scheduleId, table.bookedDate),
    index('bookings_by_email').on(sql`lower(${table.email})`, table.createdAt),
    index('bookings_by_age').on(table.createdAt),
  ],
)

/** `emailKey` is the address in lower case: one application per person (provider's rule). */
export const teamApplications = pgTable(
  'team_applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    location: text('location').notNull(),
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('team_applications_by_age').on(table.createdAt)],
)

/** The answer given for a key, without personal data. `fingerprint` is a hash of the body it came with. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    route: text('route').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').$type<200 | 402 | 422>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.route, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)

/**
 * What one address has used of its limit on submissions, if several processes count together (`SharedLimit`). `sender`
 * is a hash. The migration makes it UNLOGGED: it costs no write to the disk and may be empty after a crash.
 */
export const senderUse = pgTable('sender_use', {
  sender: text('sender').primaryKey(),
  /** When the whole limit is available again. */
  freeAt: timestamp('free_at', { withTimezone: true, mode: 'string' }).notNull(),
})
