/** Whether a part of this page could not be fetched although the line is good: only a reload helps. */
import { createListeners } from '#src/device/listeners.ts'

let missing = false
const listeners = createListeners()

export function notePartsMissing(): void {
  missing = true
  listeners.tell()
}

/** For useSyncExternalStore. */
export const subscribeToMissingParts = listeners.subscribe

export const arePartsMissing = (): boolean => missing
