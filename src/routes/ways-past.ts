import { listCopy } from '../features/packages/list-copy.ts'
import { FORM_ID } from '../features/tours/form-id.ts'

export const PROJECTS_ID = 'projects'

/** Four dozen stops of the Tab key lie between the top of a line's page and its form. */
export const waysPast = [
  { to: PROJECTS_ID, label: listCopy.skipToProjects },
  { to: FORM_ID, label: listCopy.skipToForm },
] as const
