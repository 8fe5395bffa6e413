import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { packages, projects, projectTypes } from './catalogue.ts'

/**
 * A tour on one date (`availableDate`) or by a rule (`recurrentDay`: "All" or a weekday). `slots` are the seats of each
 * date. `sampleId` names the sample schedule a row was made from. The sample stays in the future, so one sample may own
 * an old, booked row and a newer one.
 */
export const siteTourSchedules = pgTable(
  'site_tour_schedules',
  {
    // The sample rows bring their ids; later rows start well above them.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    sampleId: integer('sample_id'),
    projectTypeId: integer('project_type_id')
      .notNull()
      .references(() => projectTypes.id),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    recurrent: boolean('recurrent').notNull(),
    recurrentDay: text('recurrent_day'),
    availableDate: date('available_date'),
    availableTime: time('available_time').notNull(),
    slots: integer('slots').notNull(),
    cancelled: boolean('cancelled').notNull().default(false),
  },
  (table) => [
    index('site_tour_schedules_by_package').on(table.packageId),
    check('recurrent_or_dated', sql`(${table.recurrentDay} is null) <> (${table.availableDate} is null)`),
  ],
)

/** The seats taken on one date of one schedule. The constraint is the last guard against selling a seat twice. */
export const tourDays = pgTable(
  'tour_days',
  {
    scheduleId: integer('schedule_id')
      .notNull()
      .references(() => siteTourSchedules.id),
    date: date('date').notNull(),
    slots: integer('slots').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.date] }),
    check('seats_within_slots', sql`${table.taken} >= 0 and ${table.taken} <= ${table.slots}`),
  ],
)
