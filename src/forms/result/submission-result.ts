/** What came of a submission, in the words of the forms: they know nothing of the outbox. */

/** `line`: nobody answered. `portal`: somebody in between did. `server`: the line is fine, and it could not take it. */
export type WaitsFor = 'line' | 'portal' | 'server' | 'room'

type Queued = { outcome: 'queued'; isSaved: boolean; waitingFor: WaitsFor | null }
type Unsure = {
  outcome: 'unsure'
  message: string | null
  isAnswered: boolean
  isRepeat: boolean
  isHeld: boolean
  isOther: boolean
  isOnItsWay: boolean
}
export type Refused<Why extends string = string> = {
  outcome: 'refused'
  message: string | null
  fieldErrors: Readonly<Record<string, string>>
  /** What the refusal means beyond details to correct; null when it means just that. */
  why: Why | null
}

/**
 * `id` is its name in the phone's list.
 * - `queued`: `isSaved` false means that it lives only as long as this page, because the phone stores nothing.
 * - `unsure`: it may have arrived. `isAnswered` means that the server spoke, but of a fault: a 2xx without proof is none.
 *   `isRepeat` means that one was in doubt before, and nothing was sent. `isHeld`: these words are a change of that one.
 *   `isOther`: they are another's, so what becomes of it is no end of these.
 *   `isOnItsWay`: it is being sent, or will be by itself.
 * - `refused`: the server's words; the entry stays on the phone until a corrected one takes its place.
 * - `erased`: the person erased it while it was being sent.
 * - `overtaken`: what it corrects has arrived meanwhile, so nothing was sent.
 */
export type SubmissionResult<Why extends string = string> = { id: string } & (
  | { outcome: 'delivered' }
  | { outcome: 'erased' }
  | { outcome: 'overtaken' }
  | Queued
  | Unsure
  | Refused<Why>
)

/** What the outbox answers, as far as a form needs it. */
export type Sent = {
  outcome: SubmissionResult['outcome']
  entry: {
    id: string
    message: string | null
    fieldErrors: Readonly<Record<string, string>>
    waitingFor: WaitsFor | null
    lastStatus: number | null
    state: string
  }
  isStanding: boolean
  how: string
  problem: string | null
}

/** `why`: of a refusal. */
export function submissionResult<Why extends string>(
  { outcome, entry, isStanding, how, problem }: Sent,
  why: Why | null,
): SubmissionResult<Why> {
  const { id, message, fieldErrors, waitingFor, lastStatus, state } = entry
  switch (outcome) {
    case 'delivered':
    case 'erased':
    case 'overtaken':
      return { outcome, id }
    case 'queued':
      return { outcome, id, isSaved: problem === null, waitingFor }
    case 'unsure':
      return {
        outcome,
        id,
        message,
        isAnswered: (lastStatus ?? 0) >= 400,
        isRepeat: isStanding,
        isHeld: how === 'held',
        isOther: how === 'beside',
        isOnItsWay: state === 'sending' || state === 'queued',
      }
    case 'refused':
      return { outcome, id, message, fieldErrors, why }
  }
}
