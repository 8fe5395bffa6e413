import { blankFields as blankOf } from '#contract/sent/sent-fields.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationField,
  type ApplicationPayload,
  isRepeatApplication,
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

export function refusedApplication(refused: Refused<'already-received'>): RefusalMeaning<ApplicationField> {
  const email = isRepeatApplication(refused.fieldErrors) ? form.usedEmail : copy.invalidEmail
  const wordsOf = (field: ApplicationField) => (field === 'email' ? email : form.refusedField)
  const known = new Map(APPLICATION_FIELDS.map((field) => [field, [field, wordsOf(field)] as const]))
  if (refused.why === null) return toCorrect(refused, known, failedBecause)
  const over = { kind: 'info', text: outcome.alreadyReceived } as const
  return { errors: { email }, refusal: null, over }
}

const failedBecause = (reason: string | null): string =>
  reason === null ? outcome.failed : copy.serverSays(outcome.failed, reason)
