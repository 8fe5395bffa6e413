import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import type { DraftForm } from './drafts.ts'
import { draftKeeper } from './site-drafts.ts'

/**
 * For a form whose words may be those of a refused request, or of one that a fault of the server left in doubt. The
 * draft ends with that request. Once it is sent again, changed or deleted on the list, the form must not look as if it
 * could still be sent from here.
 */
export function correctionKeeper(form: DraftForm): ReturnType<typeof draftKeeper> {
  const keeper = draftKeeper(form)
  return {
    ...keeper,
    async read() {
      const draft = await keeper.read()
      const id = draft?.fields.refusedId
      if (id === undefined || (await isStillOpen(id))) return draft
      await keeper.eraseIf(({ refusedId }) => refusedId === id)
      return null
    },
  }
}

/** A list that the disk does not show proves nothing about what is on it. */
async function isStillOpen(id: string): Promise<boolean> {
  const { entries, problem } = await siteOutbox().list()
  const isOpen = ({ id: own, state }: Entry) => own === id && OPEN.has(state)
  return problem !== null || entries.some(isOpen)
}

/** `sending`: another tab sends it at this moment, and what comes of it is not known yet. */
const OPEN = new Set<Entry['state']>(['refused', 'unsure', 'sending'])
