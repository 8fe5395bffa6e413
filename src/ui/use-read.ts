import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useHydrated } from './use-hydrated.ts'

export type ReadState<Data> = {
  data: Data | undefined
  error: DefaultError | null
  isPending: boolean
  isError: boolean
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

/**
 * `useQuery` whose first render equals the prerendered page. Parts of a page hydrate one after the other; by then the
 * saved cache may be restored, and data that the HTML does not have would be a mismatch.
 *
 * The step from nothing to a list is deferred: React draws a long list in slices, between which a press is answered.
 */
export function useRead<FnData, Data, Key extends QueryKey>(
  options: UseQueryOptions<FnData, DefaultError, Data, Key>,
): ReadState<Data> {
  const isHydrated = useHydrated()
  const { data, error, isPending, isError, isFetching, fetchStatus, refetch } = useQuery(options)
  const isShown = useDeferredValue(isHydrated && data !== undefined)
  if (!isHydrated || (data !== undefined && !isShown)) {
    return {
      data: undefined,
      error: null,
      isPending: true,
      isError: false,
      isFetching: true,
      fetchStatus: 'fetching',
      refetch,
    }
  }
  return { data, error, isPending, isError, isFetching, fetchStatus, refetch }
}
