import { and, desc, eq, gt, gte, isNull, or, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { siteTourSchedules } from '../db/schema/tours.ts'
import { type Answer, found, phpObject } from '../http/answers.ts'
import { readId } from '../http/paging.ts'
import type { Asked, PublicReads } from '../http/public-reads.ts'
import { isCalendarDate, lagosDay } from '../lagos-date.ts'
import { rawRecord, scheduleRecord } from '../records/schedule-record.ts'
import { offeredDates } from '../tours/offered-dates.ts'
import { dayKey, fullDays } from '../tours/taken-seats.ts'

/** null and a blank date: not given. */
type Filters = {
  projectTypeId: number | null
  projectId: number | null
  packageId: number | null
  date: string
}

export const tourScheduleRoutes = (db: Database, now: () => Date, publicRead: PublicReads): Hono =>
  new Hono().get(
    readPatterns.schedules,
    publicRead({
      question: filtersOf,
      isLive: ({ packageId }) => packageId !== null,
      answer: (filters) => filterSchedules(db, filters, lagosDay(now())),
    }),
  )

/** An id that is not a number matches nothing, and a date without its package asks for nothing. */
function filtersOf({ query }: Asked): Filters {
  const idIn = (text = '') => (text ? (readId(text) ?? 0) : null)
  const packageId = idIn(query.packageId)
  return {
    projectTypeId: idIn(query.projectTypeId),
    projectId: idIn(query.projectId),
    packageId,
    date: packageId === null ? '' : (query.date ?? ''),
  }
}

/** Each later choice changes the question: projects → packages → dates → times (provider's notes). */
async function filterSchedules(db: Database, filters: Filters, today: string): Promise<Answer> {
  const asksForTimes = filters.date !== ''
  if (asksForTimes && !isCalendarDate(filters.date)) return found(phpObject([])) // an invention asks no database
  const rows = await readSchedules(db, filters, today)
  if (asksForTimes) return found(await timesOn(db, rows, filters.date, today))
  if (filters.packageId !== null) return found(await datesOf(db, rows, today))
  if (filters.projectId !== null) return found(phpObject(choices(rows.map((row) => row.package))))
  if (filters.projectTypeId !== null) return found(phpObject(choices(rows.map((row) => row.project))))
  return found(rows.map((row) => scheduleRecord(row, today)))
}

type Schedules = Awaited<ReturnType<typeof readSchedules>>

/** Newest first; cancelled and past tours, and those without seats, are left out. */
function readSchedules(db: Database, filters: Filters, today: string) {
  const upcoming = or(isNull(siteTourSchedules.availableDate), gte(siteTourSchedules.availableDate, today))
  return db.query.siteTourSchedules.findMany({
    where: and(
      eq(siteTourSchedules.cancelled, false),
      gt(siteTourSchedules.slots, 0),
      upcoming,
      ...chosen(filters),
    ),
    with: {
      projectType: true,
      project: { with: { projectType: true, promos: { with: { promo: true } } } },
      package: true,
    },
    orderBy: desc(siteTourSchedules.id),
  })
}

function chosen({ projectTypeId, projectId, packageId }: Filters): (SQL | undefined)[] {
  const { projectTypeId: type, projectId: project, packageId: pkg } = siteTourSchedules
  return [
    projectTypeId === null ? undefined : eq(type, projectTypeId),
    projectId === null ? undefined : eq(project, projectId),
    packageId === null ? undefined : eq(pkg, packageId),
  ]
}

type Choosable = { id: number; name: string; promos?: unknown; projectType?: unknown }

/** Ascending ids, each once. */
function choices(records: Choosable[]): [number, unknown][] {
  const byId = new Map(
    records.map(({ promos: _, projectType: __, ...columns }) => [columns.id, rawRecord(columns)]),
  )
  return [...byId].sort(([a], [b]) => a - b)
}

async function datesOf(db: Database, rows: Schedules, today: string): Promise<string[]> {
  const full = await fullDays(
    db,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => offeredDates(row, today).filter((date) => !full.has(dayKey(row.id, date))))
}

async function timesOn(db: Database, rows: Schedules, date: string, today: string): Promise<unknown> {
  const full = await fullDays(
    db,
    rows.map((row) => row.id),
  )
  const open = rows.filter(
    (row) => offeredDates(row, today).includes(date) && !full.has(dayKey(row.id, date)),
  )
  return phpObject(open.map((row) => [row.id, row.availableTime]))
}
