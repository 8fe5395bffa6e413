import { GONE_STATUSES } from '#contract/messages/connection.ts'
import type { Post } from '#contract/records/post.ts'
import { ApiError } from '#src/api-client/errors.ts'
import type { Read } from '#src/features/posts/queries.ts'
import { type Unread, unreadBy } from '#src/ui/reads/list-state.ts'

export type PostState =
  | { state: 'found'; post: Post; storedAt: number }
  /** `missing`: the provider knows no such post. */
  | { state: 'loading' | 'missing' | Unread }

type PostQuery = { data: Read<Post> | undefined; error: unknown; fetchStatus: 'fetching' | 'paused' | 'idle' }

/**
 * What the screen of one post shows. A copy overrides being offline and a broken answer, but not a provider who says
 * that the post is gone.
 */
export function postState({ data, error, fetchStatus }: PostQuery, listed: Read<Post> | null): PostState {
  if (error instanceof ApiError && error.kind === 'refused' && (!data || isGone(error)))
    return { state: 'missing' }
  const copy = data ?? listed
  if (copy) return found(copy)
  return { state: unreadBy({ error, fetchStatus }) ?? 'loading' }
}

/** Other refusals, as a gateway's 400, do not take an open post away. */
const isGone = ({ status }: ApiError): boolean => GONE_STATUSES.includes(status)

const found = ({ value, storedAt }: Read<Post>): PostState => ({ state: 'found', post: value, storedAt })
