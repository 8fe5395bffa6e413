/** Which requests of this phone are not done. */
import { isRepeatApplication } from '#contract/virtual-team.ts'
import type { Entry } from './entry.ts'

/** The address has applied before: nothing is left to send, and nothing to decide. */
export const isAlreadyReceived = ({ kind, state, fieldErrors }: Entry): boolean =>
  kind === 'team-application' && state === 'refused' && isRepeatApplication(fieldErrors)

/** What has a body waits for a network, or for the person. */
export const countWaiting = (entries: readonly Entry[]): number =>
  entries.filter((entry) => entry.body !== null && !isAlreadyReceived(entry)).length
