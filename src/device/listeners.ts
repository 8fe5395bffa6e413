/**
 * Keeps the listeners of something that changes outside React. `subscribe` has the shape that useSyncExternalStore
 * takes.
 */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(): void {
      for (const listener of listeners) listener()
    },
  }
}
