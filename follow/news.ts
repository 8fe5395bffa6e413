/** What is new in a followed search: pure, and the same in page and worker (decision 144). */
import { figuresOf, packageChanges } from '#src/features/packages/changes/package-changes.ts'
import { testsOf } from '#src/features/packages/find/rules/find.ts'
import type { Findable } from '#src/features/packages/find/rules/findable.ts'
import type { FollowedSearch, NewsChange, PackageNews, Seen } from './followed-search.ts'

/** Packages that left the search are remembered, so that one which comes and goes is not new each time. */
const MAX_SEEN = 1_000
const MAX_TOURS = 50

/** What can be booked: each package's soonest day, and the ids of its dates. */
export type OpenTours = {
  days: ReadonlyMap<string, string>
  ids: ReadonlyMap<string, readonly string[]>
}

/** Null tours: they could not be read, or are not known on this phone. */
export type Lists = { packages: readonly Findable[]; tours: OpenTours | null }

/**
 * The search after a look at whole lists. The first look tells nothing, and a change is news once. What cannot be bought
 * now is no news, nor is a rise of the price.
 */
export function looked(search: FollowedSearch, { packages, tours }: Lists, at: number): FollowedSearch {
  const tests = testsOf(search.criteria, tours?.days ?? null)
  const fitting = packages.filter((one) => tests.every(([, test]) => test(one) === true))
  const seen = new Map(search.seen ?? [])
  const fresh: PackageNews[] = []
  for (const { pkg } of fitting) {
    const before = seen.get(pkg.id)
    const now: Seen = { ...figuresOf(pkg), tours: toursNow(before?.tours, tours?.ids.get(pkg.id), tours) }
    const changes = now.sale === 'on-sale' ? changesOf(before, now) : []
    if (search.seen !== null && changes.length > 0) fresh.push({ packageId: pkg.id, name: pkg.name, changes })
    seen.delete(pkg.id)
    seen.set(pkg.id, now)
  }
  const onSale = new Set(fitting.filter(({ isOnSale }) => isOnSale).map(({ pkg }) => pkg.id))
  const news = together(search.news, fresh).filter(({ packageId }) => onSale.has(packageId))
  return {
    ...search,
    lookedAt: at,
    seen: new Map([...seen].slice(-MAX_SEEN)),
    news,
    isTold: fresh.length === 0 && search.isTold,
  }
}

const NEWS = ['back-on-sale', 'price-named', 'price-down'] as const

function changesOf(before: Seen | undefined, now: Seen): NewsChange[] {
  if (!before) return [{ kind: 'new' }]
  const changes: NewsChange[] = packageChanges(before, now).flatMap((change) =>
    NEWS.some((kind) => kind === change.kind) ? [change as NewsChange] : [],
  )
  const known = before.tours
  if (known && now.tours?.some((id) => !known.includes(id))) changes.push({ kind: 'tour' })
  return changes
}

/** A date that was there once is not new when it comes back. */
function toursNow(
  before: readonly string[] | null | undefined,
  ids: readonly string[] = [],
  tours: OpenTours | null,
): readonly string[] | null {
  if (!tours) return before ?? null
  return [...new Set([...(before ?? []), ...ids])].slice(-MAX_TOURS)
}

/** What was not opened yet stays, each kind once with its newest words; a new package needs no other. */
function together(older: readonly PackageNews[], fresh: readonly PackageNews[]): PackageNews[] {
  const all = new Map(older.map((one) => [one.packageId, one]))
  for (const { packageId, name, changes } of fresh) {
    const kinds = new Map(
      [...(all.get(packageId)?.changes ?? []), ...changes].map((change) => [change.kind, change]),
    )
    const isNew = kinds.has('new')
    all.delete(packageId)
    all.set(packageId, { packageId, name, changes: isNew ? [{ kind: 'new' }] : [...kinds.values()] })
  }
  return [...all.values()]
}
