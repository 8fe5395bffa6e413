import { sitePaths } from '#contract/site-paths.ts'

/** Where a followed search is opened. */
export const followedAddress = (query: string): string =>
  query ? `${sitePaths.find}?${query}` : sitePaths.find
