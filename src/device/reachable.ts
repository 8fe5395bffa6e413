import { createListeners } from './listeners.ts'

/**
 * Fires when a failed request may succeed now: the phone has found a network, or the API answers again.
 * `src/pwa/connection/connection.ts` reports the second, because it hears what requests meet.
 */
export const reachable = createListeners()

if (typeof window !== 'undefined') addEventListener('online', reachable.tell)
