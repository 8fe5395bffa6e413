import { createListeners } from './listeners.ts'

/**
 * Told when what failed may be had now: the phone found an adapter, or somebody answers again, as `src/pwa/connection/connection.ts`
 * tells, who hears what requests meet.
 */
export const reachable = createListeners()

if (typeof window !== 'undefined') addEventListener('online', reachable.tell)
