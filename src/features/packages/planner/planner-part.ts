import { Planner } from './planner.tsx'
import { sharedText } from './shared-text.ts'

/** What `purchase/purchase.tsx` fetches for a reader who stays, as one chunk. */
export const planner = { Planner, sharedText }
