/**
 * Why a list has nothing to show: `offline`, `silent` and `portal` as in the errors of the API client, or it failed.
 */
export type Unread = 'offline' | 'silent' | 'portal' | 'failed'

export type ListState = 'loaded' | 'empty' | 'loading' | Unread

/** The fields that `listStateOf` looks at; every result of `useRead` has them. */
export type ListQuery<T> = {
  data: T | undefined
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * The one state of a list. Data read earlier overrides any error: an old list is worth more than an apology. Without
 * data, a network that did not answer is distinguished from an answer that made no sense.
 */
export function listStateOf<T>(query: ListQuery<T>, isEmpty: (data: T) => boolean): ListState {
  if (query.data !== undefined) return isEmpty(query.data) ? 'empty' : 'loaded'
  return unreadBy(query) ?? 'loading'
}

/** Why there is nothing; null while it loads. */
export function unreadBy({
  error,
  fetchStatus,
}: Pick<ListQuery<unknown>, 'error' | 'fetchStatus'>): Unread | null {
  if (error) return NOBODY_ANSWERED.find((kind) => kind === kindOf(error)) ?? 'failed'
  return fetchStatus === 'paused' ? 'offline' : null // React Query waits for a network before its retry
}

/** Nobody answered; a fault is an answer. */
export const isUnanswered = (reason: string): reason is Exclude<Unread, 'failed'> =>
  NOBODY_ANSWERED.some((kind) => kind === reason)

export const isUnread = (state: ListState): state is Unread =>
  state !== 'loaded' && state !== 'empty' && state !== 'loading'

const NOBODY_ANSWERED = ['offline', 'silent', 'portal'] as const

const kindOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
