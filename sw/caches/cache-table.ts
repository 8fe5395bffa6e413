import { isSearch, readPatterns } from '#contract/endpoints.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { matchesPattern } from '#contract/route-pattern.ts'

/** Every run-time cache of the worker, listed once. Each row has a line in sw/README.md; a test compares the two. */

export type CacheRow = {
  name: string
  strategy: 'stale-while-revalidate' | 'network-first' | 'cache-first' | 'by order'
  /**
   * The oldest entries go first; never by age, because a phone's clock may be years off. Null: only the person removes.
   */
  maxEntries: number | null
  /** A single larger entry is not kept; above this sum the oldest go first. */
  maxEntryBytes?: number
  maxBytes?: number
  /** Only entries of more bytes count for that sum. */
  smallBytes?: number
  /** Waits this long for the network before it uses the copy. */
  networkTimeoutSeconds?: number
}

export const cacheTable = {
  // Twice what 5,000 packages are with their lists: more would be a provider's fault, or a phone's last room.
  reads: {
    name: 'api-reads',
    strategy: 'stale-while-revalidate',
    maxEntries: 300,
    maxBytes: 40_000_000,
    smallBytes: 50_000,
  },
  seats: { name: 'api-seats', strategy: 'network-first', maxEntries: 200, networkTimeoutSeconds: 4 },
  pictures: { name: 'pictures', strategy: 'cache-first', maxEntries: 200 },
  // Originals of a host that makes no smaller copies. They are limited by size too, or a gallery would fill a small
  // phone.
  elsewhere: {
    name: 'pictures-elsewhere',
    strategy: 'cache-first',
    maxEntries: 150,
    maxEntryBytes: 250_000,
    maxBytes: 20_000_000,
  },
  packs: { name: PACKS_CACHE, strategy: 'by order', maxEntries: null },
} as const satisfies Record<string, CacheRow>

/**
 * The cache for a GET below the API base, or null when it must not be kept. `path` starts behind the base. What a person
 * reads may be stale, with its age told; seats may not.
 */
export function apiCacheFor(path: string, query: URLSearchParams): 'reads' | 'seats' | null {
  if (path === readPatterns.schedules && query.has('packageId')) return 'seats' // decision D5
  if (isSearch(query)) return null
  return Object.values(readPatterns).some((pattern) => matchesPattern(pattern, path)) ? 'reads' : null
}
