import { PICKED_FROM } from '#contract/article/editorial-pick.ts'
import type { Post } from '#contract/records/post.ts'
import { PostCard } from '#src/features/posts/card/post-card.tsx'
import { PostCardSkeleton } from '#src/features/posts/card/post-card-skeleton.tsx'
import { hubCopy, latestUnread, postsCopy } from '#src/features/posts/copy.ts'
import { NoPosts } from '#src/features/posts/no-posts.tsx'
import { postPage } from '#src/features/posts/queries.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread, listStateOf } from '#src/ui/reads/list-state.ts'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useRead } from '#src/ui/reads/use-read.ts'
import { latestCopy } from './latest-copy.ts'
import { LATEST_POSTS, latestPosts } from './latest-posts.ts'

/**
 * The newest post large, the two before it beside it; a single one takes the whole width. Where the first three are not
 * published, it looks among the ten that the Editorial Pick reads.
 */
export function LatestPostsList({ perPage = LATEST_POSTS }) {
  const query = useRead(postPage({ page: 1, perPage })) // decision E2
  const state = listStateOf(query, ({ value }) => value.data.length === 0)

  if (state === 'loading') return <TwoSkeletons />
  if (isUnread(state)) return <UnreadNotice reason={state} words={latestUnread} onTryAgain={query.refetch} />
  if (state === 'empty' || !query.data) {
    const { pages = 1 } = query.data?.value ?? {}
    if (pages > 1 && perPage < PICKED_FROM) return <LatestPostsList perPage={PICKED_FROM} />
    return <NoPosts pages={pages} empty={{ title: postsCopy.emptyTitle, text: postsCopy.noneYet }} />
  }
  return (
    <div className="grid gap-16px">
      <LeadAndRows posts={latestPosts(query.data.value.data)} />
      <Age storedAt={query.data.storedAt} prefix={hubCopy.age} />
    </div>
  )
}

function LeadAndRows({ posts: [first, ...others] }: { posts: Post[] }) {
  if (!first) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16px md:gap-20px lg:grid-cols-12">
      <div className={others.length > 0 ? 'lg:col-span-7' : 'lg:col-span-12'}>
        <PostCard post={first} variant="lead" />
      </div>
      {others.length > 0 && (
        <div className="lg:col-span-5 grid grid-cols-[minmax(0,1fr)] gap-16px md:gap-20px md:grid-cols-2 lg:grid-cols-1">
          {others.map((post) => (
            <PostCard key={post.id} post={post} variant="row" />
          ))}
        </div>
      )}
    </div>
  )
}

/** Spec §4: two skeleton cards. */
function TwoSkeletons() {
  return (
    <div className="grid gap-16px md:gap-20px md:grid-cols-12 pulse" aria-busy>
      <p className="visually-hidden" role="status">
        {latestCopy.loading}
      </p>
      <div className="md:col-span-7">
        <PostCardSkeleton />
      </div>
      <div className="md:col-span-5">
        <PostCardSkeleton />
      </div>
    </div>
  )
}
