import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Post } from '#contract/records/post.ts'
import { PostCard } from '#src/features/posts/card/post-card.tsx'
import { postsOnPhone } from '#src/features/posts/posts-on-phone.ts'
import { relatedCopy as words } from './copy.ts'
import { relatedPosts } from './related-posts.ts'

/** What to read next, of the posts that this phone has read: so each opens without a network too. */
export function Related({ post }: { post: Post }) {
  const client = useQueryClient()
  const related = useMemo(() => relatedPosts(post, postsOnPhone(client).posts), [client, post])
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-64px md:mt-88px print:hidden">
      <h2 id="related" className="title-2 mb-24px">
        {words.title}
      </h2>
      <ul className="grid gap-16px md:gap-20px md:grid-cols-2 lg:grid-cols-3">
        {related.map((other) => (
          <li key={other.slug}>
            <PostCard post={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
