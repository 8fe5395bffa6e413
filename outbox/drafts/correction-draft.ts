import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { hasArrived } from '#outbox/waiting.ts'
import type { Draft, DraftForm } from './drafts.ts'
import { draftKeeper } from './site-drafts.ts'

type Keeper = ReturnType<typeof draftKeeper>

/**
 * For a form that goes through the outbox. Its words may be those of a refused request, or of one that a fault of the
 * server left in doubt. Unless they were changed since, the draft ends with that request. Once it is sent again, changed
 * or deleted on the list, the form must not look as if it could still be sent from here.
 */
export function correctionKeeper(form: DraftForm): Keeper {
  const keeper = draftKeeper(form)
  return {
    ...keeper,
    async read(mostReads) {
      const draft = await keeper.read(mostReads)
      if (!draft || !(await isOver(draft))) return draft
      await erase(keeper, draft)
      return null
    },
    /** A form open in this tab hears as well which requests have arrived, whoever sent them. */
    onErased(listener) {
      eraseOnceArrived(form, keeper)
      const stop = keeper.onErased(listener)
      const unsubscribe = siteOutbox().subscribe(async () => {
        const { entries } = await siteOutbox().list()
        listener(entries.flatMap(endsOf))
      })
      return () => {
        stop()
        unsubscribe()
      }
    },
  }
}

const watched = new Set<DraftForm>()

/** What the memory of this page alone held may arrive after its form was emptied or left, so the page looks after it. */
function eraseOnceArrived(form: DraftForm, keeper: Keeper): void {
  if (watched.has(form)) return
  watched.add(form)
  siteOutbox().subscribe(async () => {
    const [draft, { entries }] = await Promise.all([keeper.read(1), siteOutbox().list()])
    if (draft && isEnded(draft, entries)) await erase(keeper, draft)
  })
}

/** Unless something else stands there by now. */
const erase = (keeper: Keeper, { fields }: Draft) =>
  keeper.eraseIf((now) => JSON.stringify(now) === JSON.stringify(fields))

/** What is over with one that has arrived. A form that hears itself of a repeat keeps its words, for another e-mail. */
function endsOf(entry: Entry): string[] {
  if (!hasArrived(entry)) return []
  const { id, replaces, state, attempts } = entry
  return state === 'delivered' || attempts > 1 ? [id, ...replaces] : [id]
}

/** Words that were changed since the refusal wait for their form, which then tells. All others bear this name. */
const isEnded = ({ id = '', fields: { refusedId = '' } }: Draft, entries: readonly Entry[]): boolean =>
  entries.flatMap(endsOf).some((one) => one === id || (one === refusedId && id.startsWith('refused ')))

/**
 * The outbox has taken it over, and its page ended before it was erased; or what it corrects is not open any more. A
 * list that the disk does not show proves nothing about what is on it. What this page alone holds may end with it: then
 * the draft is the only copy, until it has arrived. Words changed since the refusal, which have a name of their own, are
 * on no list, and may be another's. They stay, and the press is told of what has arrived.
 */
async function isOver(draft: Draft): Promise<boolean> {
  const { refusedId } = draft.fields
  const { entries, problem } = await siteOutbox().list()
  const isTaken = entries.some(({ replaces }) => replaces.some((one) => one === draft.id))
  const isOpen = (entry: Entry) => entry.id === refusedId && OPEN.has(entry.state) && !hasArrived(entry)
  const isGone = refusedId !== undefined && !draft.id?.startsWith('draft ') && !entries.some(isOpen)
  return isEnded(draft, entries) || (problem === null && (isTaken || isGone))
}

/** `sending`: another tab sends it at this moment, and what comes of it is not known yet. */
const OPEN = new Set<Entry['state']>(['refused', 'unsure', 'sending'])
