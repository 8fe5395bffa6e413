import { asc, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { lagosTime } from '../lagos-date.ts'

/** Who wants to join the virtual team, oldest first. */
export async function readApplications(db: Database, where?: SQL) {
  const rows = await db.query.teamApplications.findMany({
    columns: { emailKey: false },
    orderBy: asc(teamApplications.id),
    ...(where && { where }),
  })
  return rows.map(({ createdAt, ...line }) => ({ ...line, createdInLagos: lagosTime(new Date(createdAt)) }))
}
