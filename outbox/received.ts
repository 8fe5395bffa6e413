/** One application per e-mail: once the API is known to hold it, its person has no other one under it in doubt. */
import { isSameVisitor } from '#contract/sent/same-person.ts'
import { type Entry, isInDoubt } from './entry.ts'
import { asReceived } from './initials.ts'
import type { OutboxConfig } from './ports.ts'
import { isElsewhere } from './storage/elsewhere.ts'
import { hasArrived, isTaken } from './waiting.ts'

type Moment = Pick<OutboxConfig, 'apiBase'> & { now: number }

/** Returns it, and the others that are over with it. `sent`: the same with its details. */
export function withOthers(
  settled: Entry,
  sent: Entry,
  entries: readonly Entry[],
  moment: Moment,
): [Entry, ...Entry[]] {
  const others = entries.filter(
    (one) =>
      one.kind === 'team-application' &&
      one.kind === settled.kind &&
      one.id !== settled.id &&
      one.state !== 'queued' && // it goes out and hears it itself
      // One in mid-send is in doubt as well if its sender is dead. A living one hears it itself.
      (isInDoubt(one) || (one.state === 'sending' && !one.isAsking)) &&
      isSameVisitor({ ...one.body }, { ...sent.body }) &&
      !isElsewhere({ ...one, state: 'unsure' }, moment),
  )
  // What the API holds may be what the same person sent before.
  const followsDoubt = settled.followsDoubt || (isTaken(settled) && others.length > 0)
  const after = { ...settled, followsDoubt }
  return hasArrived(after) ? [after, ...others.map((one) => asReceived(one, moment.now))] : [after]
}
