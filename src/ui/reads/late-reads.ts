import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#src/device/listeners.ts'

/**
 * Large lists that the phone has kept come back when a screen reads them. Who looks for one record in all of them asks
 * for the rest here.
 */
type LateReads = { areWaiting: () => boolean; restoreAll: () => Promise<void> }

const listeners = createListeners()
let source: LateReads = { areWaiting: () => false, restoreAll: async () => undefined }

export function lateReadsFrom(next: LateReads): void {
  source = next
}

const never = () => false

/** Whether kept lists are still to come; the caller is drawn again when they have. `isWanted`: asks for them. */
export function useLateReads(isWanted: boolean): boolean {
  const areWaiting = useSyncExternalStore(listeners.subscribe, () => source.areWaiting(), never)
  const asks = isWanted && areWaiting
  useEffect(() => {
    if (asks) void source.restoreAll().then(listeners.tell)
  }, [asks])
  return asks
}
