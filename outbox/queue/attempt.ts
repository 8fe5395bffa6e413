/** One claimed entry: sent, judged and settled. */
import type { Entry } from '#outbox/entry.ts'
import type { OutboxContext } from '#outbox/ports.ts'
import { withOthers } from '#outbox/received.ts'
import type { Committed, StorageProblem } from '#outbox/storage/store.ts'
import type { Change } from '#outbox/storage/table.ts'
import { verdictOf } from '#outbox/verdict/verdict.ts'
import { afterAttempt } from './lifetime.ts'
import { send, UNSENT } from './send.ts'
import { settled } from './settle.ts'

/** An entry in state `sending` under our own lease. `onDisk`: other senders can see it without our claim. */
export type Claim = { entry: Entry; onDisk: boolean; replacesWaiting?: boolean }
export type Attempted = {
  entry: Entry
  problem: StorageProblem | null
  /** The person erased it while it was being sent, and it did not prove to have arrived: there is nothing to tell. */
  isErased: boolean
}

/** Returns what became of the entry. */
export async function attempt(claim: Committed<Claim>, context: OutboxContext): Promise<Attempted> {
  const { ports, config } = context
  const { entry, onDisk, replacesWaiting } = claim.result
  // If this page dies now, the next sender will not know that it was sent. Only a key makes that harmless. What it
  // replaces has another one.
  const isSafe = claim.problem === null || (!replacesWaiting && (config.idempotent || !onDisk))
  // What throws before the POST sent nothing. A claim left behind would look like a dead sender's, and be made anew every
  // five seconds.
  const sent = isSafe ? send(entry, context, () => begins(claim, context)) : UNSENT
  const answer = await Promise.resolve(sent).catch(() => UNSENT)
  const verdict = verdictOf(answer, config)
  if (!isSafe && claim.problem === 'full') verdict.waitsFor = 'room'
  const now = ports.now()
  const random = ports.random()
  const serverNow = answer.kind === 'response' ? answer.serverNow : null
  const { result, problem } = await ports.store.transact((table): Change<Entry | null> => {
    const found = table.entries.find(({ id }) => id === entry.id)
    // The person erased it meanwhile, and erased details do not come back. A disk that is not read shows no row either.
    const current = found ?? (table.isUnread && (onDisk || claim.problem === null) ? entry : null)
    if (!current) return { result: null }
    // After our lease ended another sender may hold it. But `delivered` is true whoever learns it.
    const mayBeOthers = !isOurs(current, entry) && !isGivenUp(current, entry)
    if (mayBeOthers && (verdict.decision !== 'delivered' || current.state === 'delivered')) {
      return { result: current }
    }
    const { mayHaveArrived } = entry
    const judged = settled({ ...current, mayHaveArrived }, verdict, { now, random })
    const [known, ...others] = withOthers(judged, entry, table.entries, { now, ...config })
    const after = afterAttempt(known, { now, serverNow })
    return { put: [after, ...others], result: after, wasOnDisk: !found }
  })
  ports.notify()
  const isErased = result === null && problem === null && verdict.decision !== 'delivered'
  return { entry: result ?? settled(entry, verdict, { now, random }), problem, isErased }
}

/**
 * Notes on the disk that the POST begins, where the API knows no keys. Who finds the entry from then on takes it for
 * sent. False: it must not begin, because it was erased, is held by another sender, or the disk did not take the note.
 */
async function begins({ result, problem }: Committed<Claim>, { ports }: OutboxContext): Promise<boolean> {
  const noted = await ports.store.transact((table) => {
    const current = table.entries.find((entry) => isOurs(entry, result.entry))
    return current ? { put: [{ ...current, isAsking: false }], result: true } : { result: false }
  })
  // Nobody else sees what the disk never took.
  return noted.result && (noted.problem === null || problem !== null)
}

/** Still under this claim: each counts one attempt more, so that two of one moment differ. */
const isOurs = ({ id, state, attempts, leaseUntil, sender }: Entry, claim: Entry): boolean =>
  id === claim.id &&
  state === 'sending' &&
  attempts === claim.attempts &&
  leaseUntil === claim.leaseUntil &&
  sender === claim.sender

/** Our claim, taken for over by others: no sender has had it since. The answer that has come ends the doubt. */
const isGivenUp = ({ state, attempts, lastAttemptAt }: Entry, claim: Entry): boolean =>
  state === 'unsure' && attempts === claim.attempts && lastAttemptAt === claim.lastAttemptAt
