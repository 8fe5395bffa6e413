import { createListeners } from './listeners.ts'

/** Told when what failed may be had now; `src/pwa/connection.ts` tells, who hears what requests meet. */
export const reachable = createListeners()
