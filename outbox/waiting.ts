/** Which requests of this phone are not done. */
import { isRepeatApplication } from '#contract/sent/team-application.ts'
import { type Entry, isInDoubt } from './entry.ts'

/** The API holds an application of this e-mail, whosever it is: families share one, and agents lend theirs. */
export const isTaken = ({ kind, state, fieldErrors }: Entry): boolean =>
  kind === 'team-application' && state === 'refused' && isRepeatApplication(fieldErrors)

/** What it holds is this one, or what the same person sent before. There is nothing left to send or to decide. */
export const isAlreadyReceived = (entry: Entry): boolean =>
  isTaken(entry) && (entry.body === null || isInDoubt(entry))

export const hasArrived = (entry: Entry): boolean => entry.state === 'delivered' || isAlreadyReceived(entry)

/**
 * Everything that has not arrived. It waits for a network, or for the person, who may not know yet that its time ran
 * out.
 */
export const countWaiting = (entries: readonly Entry[]): number =>
  entries.filter((entry) => !hasArrived(entry)).length
