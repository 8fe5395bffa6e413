/** One application per e-mail: once the API is known to hold it, no doubt about another under that e-mail is left. */
import { type Entry, isInDoubt } from './entry.ts'
import { asReceived } from './initials.ts'
import { hasArrived } from './waiting.ts'

/** Returns the others that are over with this one. `sent`: the same with its details. */
export function overWith(after: Entry, sent: Entry, entries: readonly Entry[], now: number): Entry[] {
  if (after.kind !== 'team-application' || !hasArrived(after)) return []
  const isOver = (one: Entry) =>
    one.kind === after.kind &&
    one.id !== after.id &&
    (one.state === 'unsure' || one.state === 'refused') &&
    isInDoubt(one) &&
    addressOf(one) === addressOf(sent)
  return entries.filter(isOver).map((one) => asReceived(one, now))
}

const addressOf = ({ body }: Entry) => body?.email.trim().toLowerCase()
