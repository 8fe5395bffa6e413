/** How many requests of this phone are not done, for the badge in the menu and on the app's icon. */
import { createListeners } from '#src/device/listeners.ts'

let waiting = 0
const listeners = createListeners()

export function noteWaiting(count: number): void {
  if (count === waiting) return
  waiting = count
  listeners.tell()
}

/** For useSyncExternalStore. */
export const subscribeToWaiting = listeners.subscribe

export const waitingCount = (): number => waiting
