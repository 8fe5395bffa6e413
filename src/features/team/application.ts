import { blankFields as blankOf } from '#contract/sent/sent-fields.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationField,
  type ApplicationPayload,
} from '#contract/sent/team-application.ts'
import { copy } from '#src/forms/errors/copy.ts'
import { wrongTexts } from '#src/forms/errors/wrong-texts.ts'
import type { Refused } from '#src/forms/result/submission-result.ts'
import { type RefusalMeaning, toCorrect } from '#src/forms/submission/refusal-meaning.ts'
import { form, outcome } from './copy.ts'

export const noApplication: ApplicationPayload = {
  firstname: '',
  lastname: '',
  email: '',
  location: '',
  reason: '',
}

export const blankFields = (typed: ApplicationPayload): ApplicationField[] =>
  blankOf(APPLICATION_FIELDS, typed)

export const wrongFields = (typed: ApplicationPayload) =>
  wrongTexts(APPLICATION_FIELDS, { limits: APPLICATION_LIMITS, labels: form.labels }, typed)

/** What the phone keeps of a half-filled form; null when it is blank. */
export const draftFields = (typed: ApplicationPayload): ApplicationPayload | null =>
  blankFields(typed).length === APPLICATION_FIELDS.length ? null : typed

const REFUSABLE = new Map(
  APPLICATION_FIELDS.map((field) => [
    field,
    [field, field === 'email' ? form.invalidEmail : form.refusedField] as const,
  ]),
)

export function refusedApplication(refused: Refused<'already-received'>): RefusalMeaning<ApplicationField> {
  if (refused.why === null) return toCorrect(refused, REFUSABLE, failedBecause)
  const over = { kind: 'info', text: outcome.alreadyReceived } as const
  return { errors: { email: form.usedEmail }, refusal: null, over }
}

const failedBecause = (reason: string | null): string =>
  reason === null ? outcome.failed : copy.serverSays(outcome.failed, reason)
