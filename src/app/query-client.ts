import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api-client/errors.ts'
import { logRead } from './log-read.ts'

/**
 * Reads run offline too, so that the worker can answer (decision D4); one retry (spec §7), none where it cannot help:
 * without a network, and after a refusal.
 * A finite gcTime would keep the prerender's process alive for its length, and would drop what the phone saved.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logRead(error, query.meta?.path) }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.kind !== 'broken'),
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}
