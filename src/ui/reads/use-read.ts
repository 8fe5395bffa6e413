import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { failureOf } from './held-failure.ts'

export type ReadState<Data> = {
  data: Data | undefined
  /** The error of the last try, kept during the next try. */
  error: unknown
  isPending: boolean
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

/**
 * `useQuery` whose first render equals the prerendered page. Parts of a page hydrate one after the other. By then the
 * saved cache may be restored, and data that the HTML does not have would be a mismatch.
 *
 * The step from nothing to a list is deferred: React draws a long list in slices, and answers presses between them.
 */
export function useRead<FnData, Data, Key extends QueryKey>(
  options: UseQueryOptions<FnData, DefaultError, Data, Key>,
): ReadState<Data> {
  const isHydrated = useHydrated()
  const cache = useQueryClient().getQueryCache()
  const { data, error, failureReason, isPending, isFetching, fetchStatus, refetch } = useQuery(options)
  const isShown = useDeferredValue(isHydrated && data !== undefined)
  if (!isHydrated || (data !== undefined && !isShown)) {
    return {
      data: undefined,
      error: null,
      isPending: true,
      isFetching: true,
      fetchStatus: 'fetching',
      refetch,
    }
  }
  const failure = failureOf(cache, options.queryKey, { error, failureReason, isPending })
  return { data, error: failure, isPending: isPending && !failure, isFetching, fetchStatus, refetch }
}
