import { and, asc, between, gte, lt, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { isCalendarDate, lagosTime, startOfDay } from '../lagos-date.ts'

/** From one id to another: `120-340`. */
export const idsSchema = v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))

/** Some of the applications: those that came on a day in Lagos, those from one id to another, or what is both. */
export const whichSchema = v.pipe(
  v.object({
    day: v.optional(v.pipe(v.string(), v.check(isCalendarDate))),
    ids: v.optional(idsSchema),
  }),
  v.check(({ day, ids }) => (day ?? ids) !== undefined),
)

export type Which = v.InferOutput<typeof whichSchema>

export function amongApplications({ day, ids }: Which): SQL | undefined {
  const { id, createdAt } = teamApplications
  const hoursOf = (date: string, hours: number) =>
    new Date(startOfDay(date).getTime() + hours * 3_600_000).toISOString()
  const [first = 0, last = 0] = ids?.split('-').map(Number) ?? []
  return and(
    day === undefined ? undefined : gte(createdAt, hoursOf(day, 0)),
    day === undefined ? undefined : lt(createdAt, hoursOf(day, 24)),
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
