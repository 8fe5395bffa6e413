import { createStore } from '#src/device/boot/store.ts'

/**
 * When the oldest data on the screen was stored, for the words of the connection bar. `awaited` while none of it has
 * arrived; null if a screen reads none.
 */
export type OldestRead = number | 'awaited' | null

export const oldestRead = createStore<OldestRead>(null)
