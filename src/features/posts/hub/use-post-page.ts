import { PICKED_FROM } from '#contract/article/editorial-pick.ts'
import type { PostsQuery } from '#contract/endpoints.ts'
import type { PostPage } from '#contract/records/post.ts'
import { postPage, type Read } from '#src/features/posts/queries.ts'
import { type ReadState, useRead } from '#src/ui/reads/use-read.ts'
import { knownPage } from './known-page.ts'

/**
 * One page of posts; an address beyond the last, as in an old link, gives the last one. What the ten of the pick have of
 * it shows until its own answer comes (`isGuess`), which nobody needs before they are near.
 */
export function usePostPage(
  query: PostsQuery & { page: number },
  isNear: boolean,
): ReadState<Read<PostPage>> & { isGuess?: boolean } {
  const ten = useRead(postPage({ page: 1, perPage: PICKED_FROM }))
  const known = ten.data && knownPage(ten.data, query)
  const asked = useRead({ ...postPage(query), enabled: isNear || !(ten.isPending || known) })
  const pages = asked.data?.value.pages
  const isBehindLast = pages !== undefined && query.page > pages
  const last = useRead({ ...postPage({ ...query, page: pages ?? 1 }), enabled: isBehindLast })
  if (isBehindLast) return last
  return known && !asked.data ? { ...asked, data: known, isGuess: true } : asked
}
