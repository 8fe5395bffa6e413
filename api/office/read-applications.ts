import { and, asc, between, gte, lt, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { addDays, isCalendarDate, lagosTime, startOfDay } from '../lagos-date.ts'

/** Some of the applications: those that came on a day in Lagos, those from one id to another, or what is both. */
export const whichSchema = v.pipe(
  v.object({
    day: v.optional(v.pipe(v.string(), v.check(isCalendarDate))),
    ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))),
  }),
  v.check(({ day, ids }) => (day ?? ids) !== undefined), // never all: what is erased cannot be brought back
)

export type Which = v.InferOutput<typeof whichSchema>

export function amongApplications({ day, ids }: Which): SQL | undefined {
  const { id, createdAt } = teamApplications
  const startOf = (date: string) => startOfDay(date).toISOString()
  const [first = 0, last = 0] = ids?.split('-').map(Number) ?? []
  return and(
    day === undefined ? undefined : gte(createdAt, startOf(day)),
    day === undefined ? undefined : lt(createdAt, startOf(addDays(day, 1))),
    ids === undefined ? undefined : between(id, first, last),
  )
}

/** Who wants to join the virtual team, oldest first. */
export async function readApplications(db: Database, where?: SQL) {
  const rows = await db.query.teamApplications.findMany({
    columns: { emailKey: false },
    orderBy: asc(teamApplications.id),
    ...(where && { where }),
  })
  return rows.map(({ createdAt, ...line }) => ({ ...line, createdInLagos: lagosTime(new Date(createdAt)) }))
}
