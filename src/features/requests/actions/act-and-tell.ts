/** What a person does with a request, and the words about the outcome. */

import { deletion, editing, states, sendOutcome as words } from '#src/features/requests/copy.ts'
import type { Details } from '#src/features/requests/edit/details.ts'
import { erasure } from '#src/features/requests/erasure/erasure-copy.ts'
import {
  changeRequest,
  deleteRequest,
  type RequestOnPhone,
  type SendOutcome,
  type Sent,
  sendRequestNow,
} from '#src/features/requests/mutations.ts'
import { toast } from '#src/ui/toast.ts'

/** As it stood before. */
type Subject = Pick<RequestOnPhone, 'id' | 'state' | 'mayHaveArrived'>

/** What the watch over the outbox tells, on every page, of a request that waited. */
const WATCHED: readonly SendOutcome[] = ['delivered', 'refused', 'unsure', 'already-received']

export async function sendAndTell(subject: Subject): Promise<void> {
  await tell(subject, () => sendRequestNow(subject.id))
}

/**
 * What becomes of the form. `taken`; or `refused`, and on the list under another name. Null: the change was not taken or
 * changed nothing, so the form must keep what was typed.
 */
export type FormAfter = { form: 'taken' | 'refused'; id: string } | null

export async function changeAndTell(subject: Subject, details: Details): Promise<FormAfter> {
  const sent = await tell(subject, () => changeRequest(subject.id, details), editing.firstIsHeld)
  if (sent === null || sent.outcome === 'too-late') return null
  if (sent.outcome === 'standing' && sent.id === subject.id) return null
  return { form: sent.outcome === 'refused' ? 'refused' : 'taken', id: sent.id }
}

/** Null: it failed, for a reason that may hold personal data. */
async function tell(
  before: Subject,
  act: () => Promise<Sent>,
  alreadyReceived = states.alreadyReceived.text,
): Promise<Sent | null> {
  try {
    const sent = await act()
    const { outcome, id } = sent
    if (before.state === 'queued' && id === before.id && WATCHED.includes(outcome)) return sent
    if (outcome === 'delivered') toast.success(words.delivered)
    else if (outcome === 'queued') toast.info(words.queued)
    else if (outcome === 'unsure') toast.warning(before.mayHaveArrived ? words.unsure : states.unsure.text)
    else if (outcome === 'refused') toast.error(words.refused)
    else if (outcome === 'already-received') toast.info(alreadyReceived)
    else if (outcome === 'standing') toast.info(words.standing)
    else toast.info(words.tooLate)
    return sent
  } catch {
    toast.error(words.failed)
    return null
  }
}

/** True when it is gone. */
export async function deleteAndTell(id: string): Promise<boolean> {
  const removed = await deleteRequest(id)
  if (removed === 'gone') toast.success(deletion.done)
  else if (removed === 'too-late') toast.info(words.tooLate)
  else toast.error(erasure.failed)
  return removed === 'gone'
}
