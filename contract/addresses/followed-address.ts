import { sitePaths } from '#contract/site-paths.ts'

/** The part of the shortlist's page where the followed searches stand. */
export const FOLLOWED_PART = 'followed'
export const followedListAddress = `${sitePaths.shortlist}#${FOLLOWED_PART}`

/** Where a followed search is opened. */
export const followedAddress = (query: string): string =>
  query ? `${sitePaths.find}?${query}` : sitePaths.find
