import type { QueryClient } from '@tanstack/react-query'
import type { Post, PostPage } from '#contract/records/post.ts'
import type { Read } from './queries.ts'

/** Every post that this phone has read, the youngest copy of each. `readAt`: the last of those reads, or null. */
export type PostsOnPhone = { posts: Post[]; readAt: number | null }

/** Lists contain whole posts, so a post of a list counts as one that was opened. `without`: paths of lists to pass over. */
export function postsOnPhone(client: QueryClient, without: readonly string[] = []): PostsOnPhone {
  const lists = client.getQueriesData<Read<PostPage>>({
    queryKey: ['post-page'],
    predicate: ({ queryKey: [, path] }) => !without.includes(String(path)),
  })
  const opened = client.getQueriesData<Read<Post>>({ queryKey: ['post'] })
  const copies = [
    ...lists.flatMap(([, read]) => (read ? read.value.data.map((post) => copy(post, read.storedAt)) : [])),
    ...opened.flatMap(([, read]) => (read ? [copy(read.value, read.storedAt)] : [])),
  ].sort((a, b) => a.storedAt - b.storedAt)
  return {
    posts: [...new Map(copies.map(({ post }) => [post.slug, post])).values()],
    readAt: copies.at(-1)?.storedAt ?? null,
  }
}

const copy = (post: Post, storedAt: number) => ({ post, storedAt })
