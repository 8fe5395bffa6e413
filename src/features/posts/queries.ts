import type { QueryClient } from '@tanstack/react-query'
import { endpoints, type PostsQuery } from '#contract/endpoints.ts'
import type { Post, PostPage } from '#contract/records/post.ts'
import { type Read, readQuery } from '#src/api-client/read-query.ts'

export type { Read }

export const postPage = (query: PostsQuery) => readQuery('post-page', endpoints.posts(query))

const SEARCH_KEPT_MS = 5 * 60_000 // for a step back; nothing else reads it again

/** One page of what the provider finds. Its answer is kept for minutes, and only in memory (`isSearch`). */
export const postSearch = (query: PostsQuery & { text: string }) => ({
  ...postPage(query),
  gcTime: SEARCH_KEPT_MS,
})

export const postBySlug = (slug: string) => readQuery('post', endpoints.post(slug))

/** The youngest copy of a post in any list on this phone: lists contain whole posts. */
export function listedPost(client: QueryClient, slug: string): Read<Post> | null {
  const copies = client.getQueriesData<Read<PostPage>>({ queryKey: ['post-page'] }).flatMap(([, page]) => {
    const post = page?.value.data.find((candidate) => candidate.slug === slug)
    return page && post ? [{ value: post, storedAt: page.storedAt }] : []
  })
  return copies.sort((a, b) => b.storedAt - a.storedAt)[0] ?? null
}
