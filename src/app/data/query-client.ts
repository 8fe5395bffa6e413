import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api-client/errors.ts'
import { holdFailures } from './hold-failures.ts'
import { logRead } from './log-read.ts'

/**
 * Reads run offline too, so that the worker can answer (decision D4). There is one retry (spec §7), but none where it
 * cannot help: after a refusal, of an API that was asked too often, and without a network. There React Query would hold
 * the retry back, and a press with it. A finite gcTime would keep the prerender's process alive for its length, and
 * would drop what the phone saved.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: (error, query) => logRead(error, query.meta?.path) })
  holdFailures(queryCache)
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < 1 && onlineManager.isOnline() && !isFinal(error),
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.kind === 'offline' || error.status === ASKED_TOO_OFTEN)

const ASKED_TOO_OFTEN = 429
