import { type Criteria, withCriteria } from './find-criteria.ts'

/** The one form under which a search is followed: its order does not matter. */
export const queryOf = (criteria: Criteria): string =>
  withCriteria(new URLSearchParams(), { ...criteria, sort: 'listed' }).toString()
