import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { type Answer, found, invalid, type Outcome } from '../http/answers.ts'
import { emailField, optionalText, requiredLine } from './fields.ts'

export const applicationRequestSchema = v.object({
  firstname: requiredLine('firstname', 100),
  lastname: requiredLine('lastname', 100),
  email: emailField,
  location: requiredLine('location', 200),
  reason: optionalText('reason', 5_000),
})

export type ApplicationRequest = v.InferOutput<typeof applicationRequestSchema>

/** One application per e-mail. The answer names the new row only: it is kept with the key, without personal data. */
export async function applyToTeam(tx: Database, request: ApplicationRequest, now: Date): Promise<Outcome> {
  const [row] = await tx
    .insert(teamApplications)
    .values({ ...request, emailKey: request.email.toLowerCase(), createdAt: now.toISOString() })
    .onConflictDoNothing({ target: teamApplications.emailKey })
    .returning({ id: teamApplications.id })
  return row ? found({ id: row.id }) : invalid({ email: ['The email has already been taken.'] })
}

/** A success shows the stored record, as the live backend does; everything else stays as it is. */
export async function withStoredRecord(
  db: Database,
  answer: Answer,
  request: ApplicationRequest,
): Promise<Answer> {
  if (answer.status !== 200) return answer
  const row = await db.query.teamApplications.findFirst({
    where: eq(teamApplications.emailKey, request.email.toLowerCase()),
    columns: { emailKey: false },
  })
  return found(row ?? null)
}
