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
  days: ReadonlyMap<string, string | null>
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
  const kept = search.news.map((one) =>
    repriced(one, search.seen?.get(one.packageId)?.amount, seen.get(one.packageId)?.amount),
  )
  const news = together(kept, fresh).filter(
    ({ packageId, changes }) => onSale.has(packageId) && changes.length > 0,
  )
  return {
    ...search,
    lookedAt: at,
    seen: new Map([...seen].slice(-Math.max(MAX_SEEN, fitting.length))), // else the first would be new each time
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

/** A date that was there once is not new when it comes back. None that is there now is forgotten. */
function toursNow(
  before: readonly string[] | null | undefined,
  ids: readonly string[] = [],
  tours: OpenTours | null,
): readonly string[] | null {
  if (!tours) return before ?? null
  const gone = before?.filter((id) => !ids.includes(id)) ?? []
  return [...gone, ...ids].slice(-Math.max(MAX_TOURS, ids.length))
}

/** Its price news, as they are now: falls add up, and a rise takes from them. A price on request has none. */
function repriced({ changes, ...one }: PackageNews, before = 0, now = 0): PackageNews {
  const left = changes.flatMap((change) => {
    if (change.kind === 'price-named') return now > 0 ? change : []
    if (change.kind !== 'price-down') return change
    const by = change.by + before - now
    return now > 0 && by > 0 ? { ...change, by } : []
  })
  return { ...one, changes: left }
}

/** What was not opened yet stays, each kind once; a new package needs no other. */
function together(older: readonly PackageNews[], fresh: readonly PackageNews[]): PackageNews[] {
  const all = new Map(older.map((one) => [one.packageId, one]))
  for (const { packageId, name, changes } of fresh) {
    const known = all.get(packageId)?.changes ?? []
    const both = [...known, ...changes.filter(({ kind }) => !known.some((one) => one.kind === kind))]
    const isNew = both.some(({ kind }) => kind === 'new')
    all.delete(packageId)
    all.set(packageId, { packageId, name, changes: isNew ? [{ kind: 'new' }] : both })
  }
  return [...all.values()]
}
