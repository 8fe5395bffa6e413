import { BOOKING_PART } from '#contract/site-paths.ts'
import { listCopy } from '#src/features/packages/list/list-copy.ts'

export const PROJECTS_ID = 'projects'

/** The Tab key stops some four dozen times between the top of a line's page and its form. */
export const waysPast = [
  { to: PROJECTS_ID, label: listCopy.skipToProjects },
  { to: BOOKING_PART, label: listCopy.skipToForm },
] as const
