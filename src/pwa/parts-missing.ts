/** Whether a part of this page could not be fetched although the line is good: only a reload helps. */
let missing = false
const listeners = new Set<() => void>()

export function notePartsMissing(): void {
  missing = true
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToMissingParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const arePartsMissing = (): boolean => missing
