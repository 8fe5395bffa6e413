/** How many requests of this phone are not done, for the badge in the menu and on the app's icon. */

import { isRepeatApplication } from '#contract/virtual-team.ts'
import type { Entry } from '#outbox/entry.ts'

let waiting = 0
const listeners = new Set<() => void>()

/** What has a body is not done: it waits for a network, or for the person. A repeated application waits for nothing. */
export const countWaiting = (entries: readonly Entry[]): number =>
  entries.filter(
    ({ kind, state, body, fieldErrors }) =>
      body !== null &&
      !(kind === 'team-application' && state === 'refused' && isRepeatApplication(fieldErrors)),
  ).length

export function noteWaiting(count: number): void {
  if (count === waiting) return
  waiting = count
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const waitingCount = (): number => waiting
