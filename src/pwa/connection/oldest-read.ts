import { createListeners } from '#src/device/listeners.ts'

/**
 * When the oldest data on the screen was stored, for the words of the connection bar. `awaited` while none of it has
 * arrived; null if a screen reads none.
 */
export type OldestRead = number | 'awaited' | null

let oldest: OldestRead = null
const listeners = createListeners()

export function noteOldestRead(next: OldestRead): void {
  if (next === oldest) return
  oldest = next
  listeners.tell()
}

/** For useSyncExternalStore. */
export const subscribeToOldestRead = listeners.subscribe

export const oldestRead = (): OldestRead => oldest
