import type { Post } from '#contract/records/post.ts'
import { postTypeLabels } from './copy.ts'
import { postBadge } from './post-badge.ts'

// Written out, because the stylesheet is generated from the words of the source.
const TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

/** What kind of post it is and what it is about (spec §2, Post detail). */
export function PostBadges({ post }: { post: Post }) {
  const badge = postBadge(post)
  if (!post.type && !badge) return null
  return (
    <ul className="flex flex-wrap gap-8px">
      {post.type && <li className="tag">{postTypeLabels[post.type.toLowerCase()] ?? post.type}</li>}
      {badge && <li className={badge.line ? TAGS[badge.line] : 'tag'}>{badge.label}</li>}
    </ul>
  )
}
