/** A search that a person follows, as this phone keeps it. Page and worker read and change the same record. */
import type { Figures } from '#src/features/packages/changes/package-changes.ts'
import type { Criteria } from '#src/features/packages/find/rules/find-criteria.ts'

export const MAX_FOLLOWED = 10

/** What a package of the search said at the last look. `tours`: ids of its dates; null = they were not known. */
export type Seen = Figures & { tours: readonly string[] | null }

export type NewsChange =
  /** `new`: it was not in the search before. */
  | { kind: 'new' | 'back-on-sale' | 'price-named' | 'tour' }
  /** `by` is naira. */
  | { kind: 'price-down'; by: number }

export type PackageNews = { packageId: string; name: string; changes: readonly NewsChange[] }

export type FollowedSearch = {
  /** The query of its address in its one form, without an order; `''` = every package. It is the record's key. */
  query: string
  criteria: Criteria
  /** The criteria in words, as they were called when it was followed. */
  label: string
  /** Ms since 1970. */
  followedAt: number
  /** When every list that it needs was last read whole (ms since 1970); 0 = never. */
  lookedAt: number
  /** When it was last tried in vain on a line that works. */
  triedAt?: number
  /** By the package's id; null until the first look, which tells nothing. */
  seen: ReadonlyMap<string, Seen> | null
  /** What the person has not opened yet. */
  news: readonly PackageNews[]
  /** Whether the phone or the site has said so already. */
  isTold: boolean
}

/** What storage returns. A record that is no followed search is dropped. */
export function followedOf(stored: unknown): FollowedSearch | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { query, criteria, label, lookedAt, news, seen } = stored as Partial<Record<string, unknown>>
  const isSound =
    typeof query === 'string' &&
    typeof label === 'string' &&
    typeof lookedAt === 'number' &&
    typeof criteria === 'object' &&
    criteria !== null &&
    Array.isArray(news) &&
    (seen === null || seen instanceof Map)
  return isSound ? (stored as FollowedSearch) : null
}
