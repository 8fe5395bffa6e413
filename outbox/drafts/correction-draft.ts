import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import type { Draft, DraftForm } from './drafts.ts'
import { draftKeeper } from './site-drafts.ts'

/**
 * For a form that goes through the outbox. Its words may be those of a refused request, or of one that a fault of the
 * server left in doubt. The draft ends with that request. Once it is sent again, changed or deleted on the list, the
 * form must not look as if it could still be sent from here.
 */
export function correctionKeeper(form: DraftForm): ReturnType<typeof draftKeeper> {
  const keeper = draftKeeper(form)
  return {
    ...keeper,
    async read(mostReads) {
      const draft = await keeper.read(mostReads)
      if (!draft || !(await isOver(draft))) return draft
      const text = JSON.stringify(draft.fields)
      await keeper.eraseIf((fields) => JSON.stringify(fields) === text)
      return null
    },
    /** A form open in this tab hears as well which requests have arrived, whoever sent them. */
    onErased(listener) {
      const stop = keeper.onErased(listener)
      const unsubscribe = siteOutbox().subscribe(async () => {
        const { entries } = await siteOutbox().list()
        const arrived = entries.filter(({ state }) => state === 'delivered')
        listener(arrived.flatMap(({ id, replaces }) => [id, ...replaces]))
      })
      return () => {
        stop()
        unsubscribe()
      }
    },
  }
}

/**
 * The outbox has taken it over, and its page ended before it was erased; or what it corrects is not open any more. A
 * list that the disk does not show proves nothing about what is on it. What this page alone holds may end with it: then
 * the draft is the only copy, until it has arrived.
 */
async function isOver({ id, fields: { refusedId } }: Draft): Promise<boolean> {
  const { entries, problem } = await siteOutbox().list()
  const isTaken = entries.some(
    ({ replaces, state }) =>
      (problem === null || state === 'delivered') && replaces.some((one) => one === id),
  )
  const isOpen = ({ id: own, state }: Entry) => own === refusedId && OPEN.has(state)
  return isTaken || (problem === null && refusedId !== undefined && !entries.some(isOpen))
}

/** `sending`: another tab sends it at this moment, and what comes of it is not known yet. */
const OPEN = new Set<Entry['state']>(['refused', 'unsure', 'sending'])
