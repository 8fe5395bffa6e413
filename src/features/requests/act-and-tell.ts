/** What a person does with a request, and the words about what came of it. */
import { toast } from '#src/ui/toast.ts'
import { deletion, sendOutcome as words } from './copy.ts'
import type { Details } from './details.ts'
import { changeRequest, deleteRequest, type SendOutcome, sendRequestNow } from './mutations.ts'

export const sendAndTell = (id: string) => tell(() => sendRequestNow(id))

/** False: the change was not taken, so what was typed must stay. */
export const changeAndTell = (id: string, details: Details) => tell(() => changeRequest(id, details))

async function tell(act: () => Promise<SendOutcome>): Promise<boolean> {
  try {
    const outcome = await act()
    if (outcome === 'delivered') toast.success(words.delivered)
    else if (outcome === 'queued') toast.info(words.queued)
    else if (outcome === 'unsure') toast.warning(words.unsure)
    else if (outcome === 'too-late') toast.info(words.tooLate)
    else toast.error(words.refused)
    return outcome !== 'too-late'
  } catch {
    toast.error(words.failed) // the reason may hold personal data
    return false
  }
}

/** True when it is gone. */
export async function deleteAndTell(id: string): Promise<boolean> {
  const isGone = await deleteRequest(id)
  if (isGone) toast.success(deletion.done)
  else toast.info(words.tooLate)
  return isGone
}
