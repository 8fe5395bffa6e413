/** How many requests of this phone are not done, for the badge in the menu and on the app's icon. */

let waiting = 0
const listeners = new Set<() => void>()

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
