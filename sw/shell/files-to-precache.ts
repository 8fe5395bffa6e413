/** Which of a build's files this phone keeps. */
import type { PrecacheEntry } from 'workbox-precaching'
import { ANY_PAGE_FILE, precachedAddress } from '#contract/addresses/documents.ts'
import { withoutVersion } from './file-names.ts'

export type Wish = {
  savesData: boolean
  /** Addresses that are kept now, of whichever build. */
  kept: readonly string[]
}

/**
 * All of them. With data saver only two groups: the frame that draws any address, and new versions of what is kept
 * because it was visited.
 */
export function filesToPrecache(
  entries: readonly PrecacheEntry[],
  { savesData, kept }: Wish,
): readonly PrecacheEntry[] {
  if (!savesData) return entries
  const wanted = new Set([precachedAddress(ANY_PAGE_FILE), ...kept].map(withoutVersion))
  return entries.filter(({ url }) => wanted.has(withoutVersion(url)))
}
