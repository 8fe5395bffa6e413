/** The only file of the team that imports the outbox. It returns no personal data (decision G15). */
import type { FormSign } from '#contract/sent/form-sign.ts'
import { type ApplicationPayload, isRepeatApplication } from '#contract/sent/team-application.ts'
import { correctionKeeper } from '#outbox/drafts/correction-draft.ts'
import type { Entry, EntryState } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { applicationLabel } from './copy.ts'

export type ApplicationResult =
  | { outcome: 'delivered' | 'already-received' }
  /** It may have arrived. `isFault`: the server answered, but with a fault. */
  | { outcome: 'unsure'; applicationId: string; isFault: boolean }
  /**
   * `isSaved` false: it lives only as long as this page, because the phone stores nothing. `waitsForServer`: the line
   * is fine, but the server could not take it.
   */
  | { outcome: 'queued'; isSaved: boolean; waitsForServer: boolean }
  /** The entry stays on the phone until a corrected one takes its place. */
  | { outcome: 'refused'; applicationId: string; fieldErrors: Record<string, string> }

/**
 * Stores the application on the phone, sends it, and returns what became of it. `corrects`: the refused one that this
 * one replaces. `whenKept` is called once the phone holds it, before it is sent.
 */
export async function applyToTeam(
  { sign, ...body }: ApplicationPayload & { sign: FormSign },
  corrects: string | null,
  whenKept: () => void = () => {},
): Promise<ApplicationResult> {
  const submission = { kind: 'team-application', body, label: applicationLabel, sign } as const
  const { outcome, entry, isStanding, problem } = await siteOutbox().submit(
    submission,
    corrects === null ? { whenKept } : { whenKept, corrects },
  )
  switch (outcome) {
    case 'delivered':
      return { outcome }
    case 'unsure':
      return { outcome, applicationId: entry.id, isFault: entry.lastStatus !== null && !isStanding }
    case 'queued':
      return { outcome, isSaved: problem === null, waitsForServer: entry.waitingFor === 'server' }
    case 'refused':
      if (!isRepeatApplication(entry.fieldErrors)) {
        return { outcome, applicationId: entry.id, fieldErrors: entry.fieldErrors }
      }
      await siteOutbox().remove(entry.id) // nothing is left to send, so nothing is kept
      return { outcome: 'already-received' }
  }
}

/** The half-filled form of this phone, if it holds one. */
export const openApplicationDraft = async () => correctionKeeper('team-application')

/** An application as this screen shows it. `settledAt` is ms since 1970. */
export type ApplicationOnPhone = {
  id: string
  state: EntryState | 'already-received'
  attempts: number
  settledAt: number | null
  /** False: the phone stores nothing, and the list lives only as long as this page. */
  isSaved: boolean
  waitsForServer: boolean
}

/** Newest first. */
export async function applicationsOnPhone(): Promise<ApplicationOnPhone[]> {
  const { entries, problem } = await siteOutbox().list()
  return entries
    .filter(({ kind }) => kind === 'team-application')
    .map(({ id, attempts, settledAt, waitingFor, ...rest }) => ({
      id,
      attempts,
      settledAt,
      state: stateOf(rest),
      isSaved: problem === null,
      waitsForServer: waitingFor === 'server',
    }))
}

const stateOf = ({
  state,
  fieldErrors,
}: Pick<Entry, 'state' | 'fieldErrors'>): ApplicationOnPhone['state'] =>
  state === 'refused' && isRepeatApplication(fieldErrors) ? 'already-received' : state

/** Calls back after every change, by this page or another. Returns a function that unsubscribes. */
export const subscribeToApplications = (listener: () => void): (() => void) =>
  siteOutbox().subscribe(listener)
