import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { ApiError, isOffline } from '#src/api-client/errors.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { cachedCopies, newestCopy } from './cached-package.ts'
import { type KnownPackage, readPackageState } from './package-state.ts'
import { packageById, projectsOfType } from './queries.ts'

export type LookUp =
  | { state: 'found'; known: KnownPackage }
  | { state: 'loading' | 'offline' | 'failed' | 'unknown' }

type Asked = { error: unknown; isPending: boolean; isRefused: boolean }

/**
 * What a look for a package has come to. Any copy is enough. Only when the provider answered everywhere and nobody
 * knows the package is it unknown: silence means offline, nonsense means failed (decision D1).
 */
export function lookUpState(known: KnownPackage | null, view: Asked, lists: readonly Asked[]): LookUp {
  if (known) return { state: 'found', known }
  if (view.isPending || lists.some((list) => list.isPending)) return { state: 'loading' }
  const errors = [view.error, ...lists.map((list) => list.error)].filter(Boolean)
  if (errors.some(isOffline)) return { state: 'offline' }
  return view.isRefused && errors.length === 1 ? { state: 'unknown' } : { state: 'failed' }
}

/** Navigation state → query cache → the package itself → the project lists, each only when the ones before know nothing. */
export function usePackageLookUp(packageId: string): LookUp & { tryAgain: () => void } {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const client = useQueryClient()
  const view = useQuery({
    ...packageById(packageId),
    enabled: isHydrated,
    notifyOnChangeProps: ['data', 'error', 'isPending'], // the data is read out of the cache, below: nothing else asks for it
  })

  const carried = isHydrated ? readPackageState(state, packageId) : null
  const copies = isHydrated ? cachedCopies(client, packageId) : []
  const known = newestCopy(carried ? [carried, ...copies] : copies)

  const lists = useQueries({
    queries: PROJECT_TYPES.map((type) => ({ ...projectsOfType(type), enabled: view.isError && !known })),
  })
  return {
    ...(isHydrated ? lookUpState(known, asked(view), lists.map(asked)) : { state: 'loading' }),
    tryAgain: () => {
      for (const query of [view, ...lists]) if (query.isError) void query.refetch()
    },
  }
}

const asked = ({ error, isPending }: { error: unknown; isPending: boolean }): Asked => ({
  error,
  isPending,
  isRefused: error instanceof ApiError && error.kind === 'refused',
})
