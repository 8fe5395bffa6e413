import type { Post } from '#contract/records/post.ts'
import { detailCopy } from './copy.ts'
import { postDate } from './post-date.ts'
import { readingMinutes } from './reading-time.ts'

/** When it was written and how long it takes to read. */
export function PostDateLine({ post }: { post: Post }) {
  const { day, words } = postDate(post.created)
  return (
    <p className="small-print flex flex-wrap gap-x-16px gap-y-4px">
      {words && (day ? <time dateTime={day}>{words}</time> : <span>{words}</span>)}
      <span>{detailCopy.minutes(readingMinutes(post.content))}</span>
    </p>
  )
}
