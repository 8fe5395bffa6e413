import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { cachedCopies, newestCopy } from '#src/features/packages/cached-package.ts'
import { type KnownPackage, readPackageState } from '#src/features/packages/package-state.ts'
import { packageById, projectsOfType } from '#src/features/packages/queries.ts'
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

/** A copy this young (ms) is of the same moment as the refusal. */
const MOMENT_MS = 60_000

/**
 * A copy that the provider's refusal has overtaken is read and not sold, as the shortlist has it (decision 139). A list
 * that still has the package makes a younger copy.
 */
export function soldAs(known: KnownPackage, refusedAt: number | null, lists: readonly Asked[]): KnownPackage {
  const isOvertaken = refusedAt !== null && known.storedAt < refusedAt - MOMENT_MS
  const areSettled = lists.every(({ error, isPending }) => !error && !isPending)
  return isOvertaken && areSettled ? { ...known, pkg: { ...known.pkg, active: false } } : known
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
    isPending: result.isFetching || result.isPending,
    error: failureOf(cache, lists[at]?.queryKey ?? [], result),
  }))
  if (areKeptComing) ofLists.push({ isPending: true, error: null })
  const known = copy && soldAs(copy, isRefused(ofView) ? view.errorUpdatedAt : null, ofLists)
  const hasLasted = useLasting(isHydrated && !known, LONGEST_LOOK_MS)
  return {
    ...(isHydrated ? lookUpState(known, ofView, ofLists, hasLasted) : { state: 'loading' }),
    tryAgain: () =>
      Promise.all([view, ...results].filter(({ data }) => !data).map((query) => query.refetch())),
  }
}
