/** What a person does with a request, and the words about the outcome. */

import { deletion, erasure, states, sendOutcome as words } from '#src/features/requests/copy.ts'
import type { Details } from '#src/features/requests/edit/details.ts'
import {
  changeRequest,
  deleteRequest,
  type RequestOnPhone,
  type SendOutcome,
  sendRequestNow,
} from '#src/features/requests/mutations.ts'
import { toast } from '#src/ui/toast.ts'

/** As it stood before. */
type Subject = Pick<RequestOnPhone, 'id' | 'mayHaveArrived'>

export async function sendAndTell({ id, mayHaveArrived }: Subject): Promise<void> {
  await tell(() => sendRequestNow(id), mayHaveArrived)
}

/**
 * What becomes of the form. `taken`; or `refused`, and on the list under another name. Null: the change was not taken or
 * changed nothing, so the form must keep what was typed.
 */
export type FormAfter = { form: 'taken' | 'refused'; id: string } | null

export async function changeAndTell({ id, mayHaveArrived }: Subject, details: Details): Promise<FormAfter> {
  let changedId = id
  const outcome = await tell(async () => {
    const changed = await changeRequest(id, details)
    changedId = changed.id
    return changed.outcome
  }, mayHaveArrived)
  const isAsBefore = outcome === 'standing' && changedId === id
  if (outcome === null || outcome === 'too-late' || isAsBefore) return null
  return { form: outcome === 'refused' ? 'refused' : 'taken', id: changedId }
}

/** Null: it failed, for a reason that may hold personal data. */
async function tell(act: () => Promise<SendOutcome>, wasInDoubt: boolean): Promise<SendOutcome | null> {
  try {
    const outcome = await act()
    if (outcome === 'delivered') toast.success(words.delivered)
    else if (outcome === 'queued') toast.info(words.queued)
    else if (outcome === 'unsure') toast.warning(wasInDoubt ? words.unsure : states.unsure.text)
    else if (outcome === 'refused') toast.error(words.refused)
    else if (outcome === 'already-received') toast.info(states.alreadyReceived.text)
    else if (outcome === 'standing') toast.info(words.standing)
    else toast.info(words.tooLate)
    return outcome
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
