import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'

/** Who wants to join the virtual team, oldest first. */
export const readApplications = (db: Database) =>
  db.query.teamApplications.findMany({ columns: { emailKey: false }, orderBy: asc(teamApplications.id) })
