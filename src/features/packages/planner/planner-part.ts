import { wishedIn } from './choice-query.ts'
import { heldTerms } from './held-terms.ts'
import { Planner } from './planner.tsx'
import { sharedText } from './shared-text.ts'

/** What `purchase/purchase.tsx` fetches for a reader who stays, as one chunk. */
export const planner = { Planner, heldTerms, sharedText, wishedIn }
