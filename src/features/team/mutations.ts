/** The only file of the team that imports the outbox. It returns no personal data (decision G15). */
import type { ApplicationPayload } from '#contract/sent/team-application.ts'
import { correctionKeeper } from '#outbox/drafts/correction-draft.ts'
import { type Entry, type EntryState, isInDoubt } from '#outbox/entry.ts'
import { initialsOf } from '#outbox/initials.ts'
import { isFromElsewhere, siteOutbox } from '#outbox/site-outbox.ts'
import { isAlreadyReceived, isTaken } from '#outbox/waiting.ts'
import { type SubmissionResult, submissionResult } from '#src/forms/result/submission-result.ts'
import type { Delivery } from '#src/forms/submission/use-submission.ts'
import { applicationLabel } from './copy.ts'

/** Its name among the forms of a page, on the phone and in the outbox. */
export const APPLICATION_FORM = 'team-application'

/** Stores the application on the phone, sends it, and answers with the truth. */
export async function applyToTeam(
  body: ApplicationPayload,
  { sign, ...options }: Delivery,
): Promise<SubmissionResult<'already-received'>> {
  const sent = await siteOutbox().submit(
    { kind: APPLICATION_FORM, body, label: applicationLabel, sign },
    options,
  )
  const isRepeat = sent.outcome === 'refused' && isAlreadyReceived(sent.entry)
  if (isRepeat) await siteOutbox().remove(sent.entry.id) // nothing is left to send, so nothing is kept
  return submissionResult(sent, isRepeat ? 'already-received' : null)
}

/** The half-filled form of this phone, if it holds one. */
export const openApplicationDraft = async () => correctionKeeper(APPLICATION_FORM)

/** An application as this screen shows it. `settledAt` is ms since 1970. */
export type ApplicationOnPhone = {
  id: string
  /** The person's: all that anybody who holds the phone may read here. */
  initials: string
  state: EntryState | 'already-received'
  attempts: number
  settledAt: number | null
  /** False: it is on no disk, and lives only as long as this page. */
  isSaved: boolean
  waitingFor: Entry['waitingFor']
  /** It, or what it took the place of. */
  mayHaveArrived: boolean
  /** Made for another API: only its person can send it. */
  isElsewhere: boolean
  /** The API holds an application of its e-mail, perhaps another person's. */
  isTaken: boolean
  /** Nothing is left of what the person typed. */
  isErased: boolean
}

/** Newest first. */
export async function applicationsOnPhone(): Promise<ApplicationOnPhone[]> {
  const { entries, onDisk } = await siteOutbox().list()
  return entries
    .filter(({ kind }) => kind === APPLICATION_FORM)
    .map((entry) => {
      const { id, attempts, settledAt, waitingFor } = entry
      const ofList = {
        isSaved: onDisk.has(entry.id),
        isElsewhere: isFromElsewhere(entry),
        isErased: entry.body === null,
        isTaken: isTaken(entry),
      }
      const mayHaveArrived = isInDoubt(entry)
      const state = isAlreadyReceived(entry) ? 'already-received' : entry.state
      return {
        id,
        initials: initialsOf(entry),
        attempts,
        settledAt,
        state,
        waitingFor,
        mayHaveArrived,
        ...ofList,
      }
    })
}

/** Calls back after every change, by this page or another. Returns a function that unsubscribes. */
export const subscribeToApplications = (listener: () => void): (() => void) =>
  siteOutbox().subscribe(listener)
