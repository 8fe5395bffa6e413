import type { SubmissionResult } from '#src/forms/result/submission-result.ts'

/**
 * What becomes of a form: `done` and to be cleared, or `refused` and to be corrected. `kept`: a fault of the server is no
 * reason to type it all again, nor is a request that arrived before. `others`: somebody else's words were typed over the
 * form while it was being sent.
 */
export type FormAfter = 'done' | 'refused' | 'kept' | 'others'

export function formAfter(result: SubmissionResult, isOurs: boolean): FormAfter {
  if (!isOurs) return 'others'
  if (result.outcome === 'refused') return 'refused'
  if (result.outcome === 'overtaken') return 'kept'
  return result.outcome === 'unsure' && (result.isAnswered || result.isRepeat) ? 'kept' : 'done'
}
