/** Which requests of this phone are not done. */
import { isRepeatApplication } from '#contract/sent/team-application.ts'
import type { Entry } from './entry.ts'

/** The address has applied before: there is nothing left to send or to decide. */
export const isAlreadyReceived = ({ kind, state, fieldErrors }: Entry): boolean =>
  kind === 'team-application' && state === 'refused' && isRepeatApplication(fieldErrors)

export const hasArrived = (entry: Entry): boolean => entry.state === 'delivered' || isAlreadyReceived(entry)

/**
 * Everything that has not arrived. It waits for a network, or for the person, who may not know yet that its time ran
 * out.
 */
export const countWaiting = (entries: readonly Entry[]): number =>
  entries.filter((entry) => !hasArrived(entry)).length
