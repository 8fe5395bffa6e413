import type { PostsQuery } from '#contract/endpoints.ts'
import { postPage } from '#src/features/posts/queries.ts'
import { useRead } from '#src/ui/reads/use-read.ts'

/** One page of posts; an address beyond the last, as in an old link, gives the last one. */
export function usePostPage(query: PostsQuery & { page: number }) {
  const asked = useRead(postPage(query))
  const pages = asked.data?.value.pages
  const isBehindLast = pages !== undefined && query.page > pages
  const last = useRead({ ...postPage({ ...query, page: pages ?? 1 }), enabled: isBehindLast })
  return isBehindLast ? last : asked
}
