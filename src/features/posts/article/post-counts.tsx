import type { Post } from '#contract/records/post.ts'
import { detailCopy } from '#src/features/posts/copy.ts'
import { plural } from '#src/format/count.ts'

/** Counts only: the API has no call to like or to comment (decision G5). */
export function PostCounts({ post }: { post: Post }) {
  const { liked, likesCount, commentsCount, disliked, dislikesCount } = post
  return (
    <ul className="flex flex-wrap items-center gap-x-20px gap-y-8px text-[.9375rem] tabular-nums">
      <li className="inline-flex items-center gap-8px">
        <span className={`${liked ? 'i-ph-heart-fill' : 'i-ph-heart'} text-laterite`} aria-hidden />
        {plural(likesCount, detailCopy.like)}
        {liked && <span className="visually-hidden">{detailCopy.youLikeIt}</span>}
      </li>
      <li className="inline-flex items-center gap-8px">
        <span className="i-ph-chat-circle text-laterite" aria-hidden />
        {plural(commentsCount, detailCopy.comment)}
      </li>
      {dislikesCount > 0 && (
        <li className={`inline-flex items-center gap-8px ${disliked ? 'text-danger font-600' : ''}`}>
          <span className={disliked ? 'i-ph-thumbs-down-fill' : 'i-ph-thumbs-down'} aria-hidden />
          {plural(dislikesCount, detailCopy.dislike)}
          {disliked && <span className="visually-hidden">{detailCopy.youDislikeIt}</span>}
        </li>
      )}
    </ul>
  )
}
