import { hashKey, type QueryCache, type QueryKey } from '@tanstack/react-query'

/**
 * The last failure of a read that has brought nothing yet. React Query forgets it on a retry, and the list would go
 * back to "loading". So it stays until an answer, or a failure of another kind, replaces it.
 */
const held = new WeakMap<object, unknown>()

export const heldFailure = (query: object | undefined): unknown => (query ? (held.get(query) ?? null) : null)

export const holdFailure = (query: object, error: unknown): void => void held.set(query, error)

export const dropFailure = (query: object): void => void held.delete(query)

type Result = { error: unknown; failureReason: unknown; isPending: boolean }

/** The error of a read's last try, kept during the next try; null without one. For results of `useQuery`. */
export function failureOf(
  cache: QueryCache,
  key: QueryKey,
  { error, failureReason, isPending }: Result,
): unknown {
  // `failureReason` is set before the retry, and cleared when the read is asked again
  const isFailing = failureReason !== null || isPending
  return error ?? (isFailing ? heldFailure(cache.get(hashKey(key))) : null)
}
