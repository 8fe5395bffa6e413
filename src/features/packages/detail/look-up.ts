import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { cachedCopies, newestCopy } from '#src/features/packages/cached-package.ts'
import { type KnownPackage, readPackageState } from '#src/features/packages/package-state.ts'
import { packageById, projectsOfType, type Read } from '#src/features/packages/queries.ts'
import { failureOf } from '#src/ui/reads/held-failure.ts'
import { useLateReads } from '#src/ui/reads/late-reads.ts'
import type { Unread } from '#src/ui/reads/list-state.ts'
import { useLasting } from '#src/ui/reads/use-lasting.ts'

export type LookUp = { state: 'found'; known: KnownPackage } | { state: 'loading' | 'unknown' | Unread }

/** `error` is that of the last try, kept during the next try. */
type Asked = { error: unknown; isPending: boolean }

/** The lookup says nothing for this long; then it reports the first failure. */
const LONGEST_LOOK_MS = 10_000

/**
 * What a look for a package has come to. Any copy is enough. A package is unknown only if the provider answered
 * everywhere and nobody knows it. A request without an answer is reported as such, and nonsense means failed (decision
 * D1). `hasLasted`: the lists have been awaited for long enough to tell what is known.
 */
export function lookUpState(
  known: KnownPackage | null,
  view: Asked,
  lists: readonly Asked[],
  hasLasted = false,
): LookUp {
  if (known) return { state: 'found', known }
  const errors = [view, ...lists].flatMap(({ error }) => error ?? [])
  const isWaiting = [view, ...lists].some(({ error, isPending }) => isPending && !error)
  const silence = errors.map(unanswered).find(Boolean)
  if (isWaiting && !(hasLasted && silence)) return { state: 'loading' }
  if (silence) return { state: silence }
  return isRefused(view) && errors.length === 1 ? { state: 'unknown' } : { state: 'failed' }
}

/**
 * A package whose own record is refused, and that no list has had since this copy, is read and not sold. The shortlist
 * says so too (decision 139). Where its line is known, that list tells. One of several pages cannot: only its first is
 * asked for. `lists` are in the order of PROJECT_TYPES.
 */
export function soldAs(
  known: KnownPackage,
  isRefused: boolean,
  lists: readonly (Read<ProjectPage> | undefined)[],
): KnownPackage {
  const own = lists.filter((_, at) => known.type === null || known.type === PROJECT_TYPES[at])
  const isGone = isRefused && own.every((list) => list?.value.pages === 1 && list.storedAt > known.storedAt)
  return isGone ? { ...known, pkg: { ...known.pkg, active: false } } : known
}

const isRefused = ({ error }: Asked) => error instanceof ApiError && error.kind === 'refused'

/**
 * Navigation state → query cache → the package itself → the project lists. Each step runs only if the ones before know
 * nothing.
 */
export function usePackageLookUp(packageId: string): LookUp & { tryAgain: () => Promise<unknown> } {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const client = useQueryClient()
  const view = useQuery({
    ...packageById(packageId),
    enabled: isHydrated,
    notifyOnChangeProps: ['data', 'error', 'failureReason', 'isPending'], // the data is read from the cache below; nothing else requests it
  })

  const carried = isHydrated ? readPackageState(state, packageId) : null
  const copies = isHydrated ? cachedCopies(client, packageId) : []
  const copy = newestCopy(carried ? [carried, ...copies] : copies)

  const cache = client.getQueryCache()
  const ofView = { isPending: view.isPending, error: failureOf(cache, packageById(packageId).queryKey, view) }
  const lists = PROJECT_TYPES.map((type) => projectsOfType(type))
  const enabled = Boolean(ofView.error) && (!copy || isRefused(ofView))
  const results = useQueries({ queries: lists.map((list) => ({ ...list, enabled })) })
  const areKeptComing = useLateReads(enabled)
  const ofLists: Asked[] = results.map((result, at) => ({
    isPending: result.isPending,
    error: failureOf(cache, lists[at]?.queryKey ?? [], result),
  }))
  if (areKeptComing) ofLists.push({ isPending: true, error: null })
  const known =
    copy &&
    soldAs(
      copy,
      isRefused(ofView),
      results.map(({ data }) => data),
    )
  const hasLasted = useLasting(isHydrated && !known, LONGEST_LOOK_MS)
  return {
    ...(isHydrated ? lookUpState(known, ofView, ofLists, hasLasted) : { state: 'loading' }),
    tryAgain: () =>
      Promise.all([view, ...results].filter(({ data }) => !data).map((query) => query.refetch())),
  }
}
