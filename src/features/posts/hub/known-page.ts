import { PICKED_FROM } from '#contract/article/editorial-pick.ts'
import type { PostsQuery } from '#contract/endpoints.ts'
import type { PostPage } from '#contract/records/post.ts'
import type { Read } from '#src/features/posts/queries.ts'

/**
 * The first page of all lines, if the ten posts of the pick have it whole; its number of pages is a guess. Undefined also
 * where one of the ten is not published: the provider counts it.
 */
export function knownPage(
  { value: { data, pages }, storedAt }: Read<PostPage>,
  { page, perPage = 2, type, projectTypeId }: PostsQuery,
): Read<PostPage> | undefined {
  const posts = data.filter((post) => !type || post.type === type)
  if (page !== 1 || projectTypeId || data.length < PICKED_FROM || posts.length < perPage) return undefined
  const value = { data: posts.slice(0, perPage), pages: Math.ceil((posts.length * pages) / perPage) }
  return { value, storedAt }
}
