/** When the oldest data on the screen was stored, for the words of the connection bar; null where a screen reads none. */
import { createListeners } from '../ui/listeners.ts'

let oldest: number | null = null
const listeners = createListeners()

export function noteOldestRead(storedAt: number | null): void {
  if (storedAt === oldest) return
  oldest = storedAt
  listeners.tell()
}

/** For useSyncExternalStore. */
export const subscribeToOldestRead = listeners.subscribe

export const oldestRead = (): number | null => oldest
