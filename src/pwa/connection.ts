/** Whether the network answers, as real requests meet it; `navigator.onLine` is only a hint. */

let reachable = true
const listeners = new Set<() => void>()
const returnListeners = new Set<() => void>()

export function noteReachable(next: boolean): void {
  if (next === reachable) return
  reachable = next
  for (const listener of listeners) listener()
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReachable = (): boolean => reachable

/** Called when the browser finds an adapter again: worth another try of what failed. */
export function onReachableAgain(listener: () => void): void {
  returnListeners.add(listener)
}

/** The browser's own word: a lost adapter is certain, a found one only a hint. */
export function watchAdapter(): void {
  noteReachable(navigator.onLine)
  addEventListener('offline', () => noteReachable(false))
  addEventListener('online', () => {
    noteReachable(true)
    for (const listener of returnListeners) listener()
  })
}
