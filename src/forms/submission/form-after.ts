import type { SubmissionResult } from '#src/forms/result/submission-result.ts'

/**
 * What becomes of a form: `done` and to be cleared, `refused` and to be corrected, `kept` after a fault of the server, which is
 * no reason to type it all again. `others`: what was typed over what was sent, while it was being sent, is somebody else's.
 */
export type FormAfter = 'done' | 'refused' | 'kept' | 'others'

export function formAfter(result: SubmissionResult, isOurs: boolean): FormAfter {
  if (!isOurs) return 'others'
  if (result.outcome === 'refused') return 'refused'
  return result.outcome === 'unsure' && (result.isAnswered || result.isRepeat) ? 'kept' : 'done'
}
