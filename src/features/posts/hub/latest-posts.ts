import { parseProviderDate } from '#contract/format/provider-date.ts'
import { compare } from '#contract/records/compare.ts'
import type { Post } from '#contract/records/post.ts'

export const LATEST_POSTS = 3 // spec §2, front page: the three latest posts

/** Newest first. Posts of one day keep the provider's order, as do posts without a date, which come last. */
export function latestPosts(posts: readonly Post[]): Post[] {
  const dayOf = (post: Post) => parseProviderDate(post.created) ?? ''
  return [...posts].sort((a, b) => compare(dayOf(b), dayOf(a))).slice(0, LATEST_POSTS)
}
