/** Whether the network answers, as real requests meet it; `navigator.onLine` is only a hint. */

let reachable = true
const listeners = new Set<() => void>()

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

/** The browser's own word: a lost adapter is certain, a found one is only worth another try. */
export function watchAdapter(onBack: () => void): void {
  noteReachable(navigator.onLine)
  addEventListener('offline', () => noteReachable(false))
  addEventListener('online', () => {
    noteReachable(true)
    onBack()
  })
}
