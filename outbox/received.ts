/** One application per e-mail: once the API is known to hold it, its person has no other one under it in doubt. */
import { isSameVisitor } from '#contract/sent/same-person.ts'
import { type Entry, isInDoubt } from './entry.ts'
import { asReceived } from './initials.ts'
import type { OutboxConfig } from './ports.ts'
import { isElsewhere } from './storage/elsewhere.ts'
import { hasArrived } from './waiting.ts'

type Moment = Pick<OutboxConfig, 'apiBase'> & { now: number }

/** Returns the others that are over with this one. `sent`: the same with its details. */
export function overWith(after: Entry, sent: Entry, entries: readonly Entry[], moment: Moment): Entry[] {
  if (after.kind !== 'team-application' || !hasArrived(after)) return []
  const isOver = (one: Entry) =>
    one.kind === after.kind &&
    one.id !== after.id &&
    one.state !== 'queued' &&
    // One in mid-send is in doubt as well if its sender is dead. A living one hears it itself.
    (isInDoubt(one) || (one.state === 'sending' && !one.isAsking)) &&
    one.body &&
    sent.body &&
    isSameVisitor(one.body, sent.body) &&
    !isElsewhere({ ...one, state: 'unsure' }, moment)
  return entries.filter(isOver).map((one) => asReceived(one, moment.now))
}
