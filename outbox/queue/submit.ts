/** From a form to the API: stored on the disk first, then sent at once; returns what really happened (decision D10). */

import { isSameName, isSamePerson, isSameVisitor } from '#contract/sent/same-person.ts'
import { type Entry, hasNumberRefused, isInDoubt, type Submission } from '#outbox/entry.ts'
import type { OutboxConfig, OutboxContext } from '#outbox/ports.ts'
import { canonicalJson } from '#outbox/storage/canonical.ts'
import { alikes, type Enqueued, enqueue, isKeySpent, newEntry } from '#outbox/storage/enqueue.ts'
import type { Committed, StorageProblem } from '#outbox/storage/store.ts'
import type { Change } from '#outbox/storage/table.ts'
import { hasArrived } from '#outbox/waiting.ts'
import { type Attempted, attempt } from './attempt.ts'
import { tidied } from './lifetime.ts'

/**
 * `queued` includes an entry that another tab is sending at this moment. `erased`: the person erased it while it was
 * being sent, and it did not prove to have arrived. `overtaken`: what it corrects has arrived by now, in other words or
 * for another day, so nothing was sent.
 */
export type Outcome = 'delivered' | 'refused' | 'queued' | 'unsure' | 'erased' | 'overtaken'

export type SubmitResult = {
  outcome: Outcome
  /** `message` and `fieldErrors` hold the API's words after a refusal. */
  entry: Entry
  /** Nothing was sent now: the same request was on this phone already, held by another sender, in doubt or arrived. */
  isStanding: boolean
  /** `beside`: the entry is another one, of the same visit in other words (decision 195). */
  how: Enqueued['how']
  /** Not null: the entry lives only as long as this page. Never say "Saved on this phone" then. */
  problem: StorageProblem | null
}

export type SubmitOptions = {
  /**
   * An entry that this one corrects, unless this one is about somebody else. If the name is the same, one that was
   * refused is taken off the list, or one that waits because its person sent it again. Under another name a refused one
   * stays. One that waits, is on its way or in doubt may still arrive: then nothing is sent.
   */
  corrects?: string
  /** The names of the drafts that it was made from: a row that holds them keeps each from being given back. */
  drafts?: readonly string[]
  /** It says just what that one said. If the list has sent that one again since, and it arrived, this one is not sent. */
  isRepeat?: boolean
  /** What this page was last shown. A storage that does not answer is not an empty one. */
  seen?: readonly Entry[]
  /** Called once it is on the disk, before it is sent: any other copy of it can now be dropped. */
  whenKept?: () => void
}

export const submit = (
  submission: Submission,
  context: OutboxContext,
  options: SubmitOptions = {},
): Promise<SubmitResult> =>
  context.ports.senders.during((sender) => submitAs(sender, submission, context, options))

async function submitAs(
  sender: string | null,
  submission: Submission,
  { ports, config }: OutboxContext,
  { corrects, drafts = [], isRepeat, seen = [], whenKept }: SubmitOptions,
): Promise<SubmitResult> {
  const id = ports.newKey()
  const now = ports.now()
  const enqueued = await ports.store.transact((table): Change<Enqueued> => {
    const isCorrected = ({ id, replaces }: Entry) => [id, ...replaces].includes(corrects ?? '')
    const found = table.entries.find(isCorrected)
    if (table.isUnread) {
      const isHere = ({ id: one }: Entry) => table.entries.some(({ id }) => id === one)
      const entries = seen.filter((one) => one.body && !isKeySpent(one) && !isHere(one))
      const entry = entries.find(isCorrected) ?? alikes(submission, entries, { now, ...config })[0]
      if (entry) return { result: { how: 'beside', entry, onDisk: true } }
    }
    if (corrects && !found && table.isUnread && !config.idempotent) {
      // A storage that does not answer is not an empty one.
      const unknown = { ...newEntry(submission, id, now), id: corrects, mayHaveArrived: true }
      return { result: { how: 'held', entry: { ...unknown, state: 'unsure' }, onDisk: true } }
    }
    // Its sender may be dead.
    const before = found?.state === 'sending' ? tidied(found, { now, idempotent: config.idempotent }) : found
    const words = found?.body // A clock set ahead may have erased them only now.
    const isItsNext = before && (!words || isSamePerson(words, submission.body))
    if (isItsNext && hasArrived(before)) {
      const isSame = isRepeat && before.label === submission.label
      return { result: { how: isSame ? 'standing' : 'overtaken', entry: before, onDisk: true } }
    }
    const mayReplace = isItsNext && (!words || isOwn(submission, words, before))
    const goesOut = before?.state === 'queued' && !mayReplace
    if (isItsNext && (goesOut || mayStillArrive(before, config)) && !hasItsKey(before, submission, config)) {
      return { result: { how: 'held', entry: before, onDisk: true } }
    }
    // One that ran out of time unsent: its sender may only sleep.
    const isUnsent = before !== found && !before?.mayHaveArrived
    const isOpen = isUnsent || before?.state === 'queued' || before?.state === 'refused'
    const instead = mayReplace && isOpen ? before.id : undefined
    return enqueue(table, submission, { id, now, sender, ...config, instead, drafts, isFromForm: true })
  })
  if (enqueued.problem === null && enqueued.result.how === 'claimed') whenKept?.()
  return finish(enqueued, { ports, config })
}

/**
 * It stands on the list, or goes out by itself, so one who is only much like its person takes nobody's place. A namesake
 * under one e-mail has another number, and so has who is asked for a better one.
 */
const isOwn = ({ body }: Submission, words: NonNullable<Entry['body']>, before: Entry): boolean =>
  isSameName(words, body) || (hasNumberRefused(before) && isSameVisitor(words, body))

/** With keys, the next answer to its own key tells. Without them the person has decided about what waits again. */
function mayStillArrive(entry: Entry, { idempotent }: OutboxConfig): boolean {
  const { state, body, mayHaveArrived } = entry
  if (state === 'unsure' || state === 'sending') return true
  if (idempotent) return body !== null && mayHaveArrived
  return (state === 'refused' || state === 'expired') && isInDoubt(entry)
}

/** The same words go out under the key of that one, so they ask what became of it. */
const hasItsKey = ({ body }: Entry, submission: Submission, { idempotent }: OutboxConfig): boolean =>
  idempotent && canonicalJson(body) === canonicalJson(submission.body)

/** Sends the placed entry, unless somebody else holds it. */
export async function finish(enqueued: Committed<Enqueued>, context: OutboxContext): Promise<SubmitResult> {
  const { how } = enqueued.result
  // Nothing has changed. To tell of it would empty the form before its person is told.
  if (how !== 'overtaken') context.ports.notify()
  const isOurs = how === 'claimed'
  const { entry, problem, isErased }: Attempted = isOurs
    ? await attempt(enqueued, context)
    : { entry: enqueued.result.entry, problem: enqueued.problem, isErased: false }
  const told = isOurs || how === 'standing' ? entry.state : how
  const outcome = isErased ? 'erased' : OUTCOMES[told]
  return { outcome, how, isStanding: !isOurs, entry, problem }
}

/** `expired`: the page slept for days in the middle of its attempt, and nobody knows the outcome. */
const OUTCOMES: Record<Entry['state'] | Exclude<Enqueued['how'], 'claimed' | 'standing'>, Outcome> = {
  delivered: 'delivered',
  refused: 'refused',
  queued: 'queued',
  sending: 'queued',
  unsure: 'unsure',
  expired: 'unsure',
  held: 'unsure',
  beside: 'unsure',
  overtaken: 'overtaken',
}
