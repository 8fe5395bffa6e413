/** When the oldest data on the screen was stored, for the words of the connection bar; null where a screen reads none. */
let oldest: number | null = null
const listeners = new Set<() => void>()

export function noteOldestRead(storedAt: number | null): void {
  if (storedAt === oldest) return
  oldest = storedAt
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToOldestRead(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const oldestRead = (): number | null => oldest
