import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { APPLICATION_LIMITS } from '#contract/sent/team-application.ts'
import type { Database } from '../db/database.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { type Answer, found, invalid, type Outcome } from '../http/answers.ts'
import type { DayBound } from './day-bound.ts'
import { emailField, optionalText, requiredLine } from './fields.ts'
import { HIDDEN } from './refusals-of-day.ts'

export const applicationRequestSchema = v.object({
  firstname: requiredLine('firstname', APPLICATION_LIMITS.firstname),
  lastname: requiredLine('lastname', APPLICATION_LIMITS.lastname),
  email: emailField,
  location: requiredLine('location', APPLICATION_LIMITS.location),
  reason: optionalText('reason', APPLICATION_LIMITS.reason),
})

export type ApplicationRequest = v.InferOutput<typeof applicationRequestSchema>

type Circumstances = { now: Date; hidesApplicants: boolean; ofDay: DayBound }

/**
 * One application per e-mail. The answer names the new row only: it is kept with the key, without personal data. The day's
 * bound comes first: a full day then answers an e-mail that is known like any other.
 */
export async function applyToTeam(
  tx: Database,
  request: ApplicationRequest,
  { now, hidesApplicants, ofDay }: Circumstances,
): Promise<Outcome> {
  await ofDay.check(tx, now)
  const [row] = await tx
    .insert(teamApplications)
    .values({ ...request, emailKey: request.email.toLowerCase(), createdAt: now.toISOString() })
    .onConflictDoNothing({ target: teamApplications.emailKey })
    .returning({ id: teamApplications.id })
  if (row) ofDay.add()
  if (row) return found({ id: row.id })
  if (hidesApplicants) return HIDDEN
  return invalid({ email: ['The email has already been taken.'] })
}

/**
 * A success shows the stored record, as the live backend does, or null once it is erased; everything else stays
 * unchanged. If nobody may learn who applied, it shows what was sent, because the stored record may be an earlier one
 * with another person's words.
 */
export async function withRecord(
  db: Database,
  answer: Answer,
  { request, hidesApplicants }: { request: ApplicationRequest; hidesApplicants: boolean },
): Promise<Answer> {
  if (answer.status !== 200) return answer
  const { data } = v.parse(storedAnswerSchema, answer.body)
  if (hidesApplicants || data.id === null) return found(request)
  const row = await db.query.teamApplications.findFirst({
    where: eq(teamApplications.id, data.id),
    columns: { emailKey: false },
  })
  return found(row ?? null)
}

const storedAnswerSchema = v.object({ data: v.object({ id: v.nullable(v.number()) }) })
