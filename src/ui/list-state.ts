export type ListState = 'loaded' | 'empty' | 'offline' | 'failed' | 'loading'

/** What `listStateOf` looks at; every result of `useQuery` has it. `kind` is that of the API client's errors. */
type ListQuery<T> = { data: T | undefined; error: unknown; fetchStatus: 'fetching' | 'paused' | 'idle' }

/**
 * The one state a list is in. Whatever was read before beats any error: an old list is worth more than an apology.
 * Without one, a network that did not answer is told apart from an answer that made no sense.
 */
export function listStateOf<T>(
  { data, error, fetchStatus }: ListQuery<T>,
  isEmpty: (data: T) => boolean,
): ListState {
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'loaded'
  if (fetchStatus === 'paused') return 'offline' // React Query waits for a network before its retry
  if (!error) return 'loading'
  return isOffline(error) ? 'offline' : 'failed'
}

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'offline'
