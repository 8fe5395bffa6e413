import { useState } from 'react'
import { editorialPick, PICKED_FROM } from '#contract/article/editorial-pick.ts'
import { postPreview } from '#contract/article/post-preview.ts'
import type { Post } from '#contract/records/post.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { hubCopy, pickUnread, postsCopy } from '#src/features/posts/copy.ts'
import { NoPosts } from '#src/features/posts/no-posts.tsx'
import { PostBadges } from '#src/features/posts/post-badges.tsx'
import { PostDateLine } from '#src/features/posts/post-date-line.tsx'
import { postPage } from '#src/features/posts/queries.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { SharedPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread, listStateOf } from '#src/ui/reads/list-state.ts'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'

/** One article a day (spec §2; decision E4). */
export function EditorialPick() {
  return (
    <section aria-labelledby="editorial-pick" className="card rounded-lg shadow-float">
      <h2 id="editorial-pick" className="visually-hidden">
        {hubCopy.editorialPick}
      </h2>
      <PickOfToday />
    </section>
  )
}

function PickOfToday() {
  const today = useTodayInLagos()
  const query = useRead(postPage({ page: 1, perPage: PICKED_FROM }))
  const state = listStateOf(query, ({ value }) => value.data.length === 0)

  if (state === 'loading') return <Skeleton />
  if (isUnread(state)) return <UnreadNotice reason={state} words={pickUnread} onTryAgain={query.refetch} />
  const { data: posts = [], pages } = query.data?.value ?? {}
  if (state === 'empty')
    return <NoPosts pages={pages} empty={{ title: hubCopy.noPick, text: postsCopy.noneYet }} />
  const pick = editorialPick(posts, today)
  return pick && <Pick post={pick} storedAt={query.data?.storedAt ?? 0} />
}

const FRAME = 'grid md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:min-h-380px'
const COVER = 'relative aspect-[16/10] md:aspect-auto'
const WORDS = 'flex flex-col items-start gap-12px p-20px md:p-24px lg:p-40px md:justify-center'

function Pick({ post, storedAt }: { post: Post; storedAt: number }) {
  const [isChosen, choose] = useState(false) // one post may stand twice on a page: only the pressed one grows
  const preview = postPreview(post)
  return (
    <article className={`relative ${FRAME}`}>
      <div className={COVER}>
        <SharedPicture {...(isChosen && { name: `post-${post.slug}` })}>
          <ApiPicture
            src={post.coverPhoto?.url ?? null}
            alt=""
            sizes="(min-width: 75em) 640px, (min-width: 46.875em) max(54vw, 700px), 100vw"
            width={960}
            height={600}
            priority
            className="absolute inset-0 w-full h-full object-cover"
          />
        </SharedPicture>
      </div>
      <div className={WORDS}>
        <p className="eyebrow" aria-hidden>
          {hubCopy.editorialPick}
        </p>
        <h3 className="title-2 line-clamp-5">{post.topic}</h3>
        {preview && <p className="text-ink-soft line-clamp-3">{preview}</p>}
        <PostBadges post={post} />
        <PostDateLine post={post} />
        <Age storedAt={storedAt} prefix={hubCopy.age} />
        <Link
          to={sitePaths.post(post.slug)}
          onClick={() => choose(true)}
          className="text-link inline-flex items-center min-h-44px after:content-[''] after:absolute after:inset-0 after:rounded-lg"
        >
          {postsCopy.readMore}
          <span className="visually-hidden">: {post.topic}</span>
        </Link>
      </div>
    </article>
  )
}

function Skeleton() {
  return (
    <div className={FRAME} aria-hidden>
      <div className={`picture-ground ${COVER}`} />
      <div className={`${WORDS} pulse`}>
        <div className="skeleton h-20px w-120px" />
        <div className="skeleton h-36px w-11/12" />
        <div className="skeleton h-36px w-4/5" />
        <div className="skeleton h-20px w-full" />
        <div className="skeleton h-28px w-180px rounded-full" />
        <div className="skeleton h-44px w-120px" />
      </div>
    </div>
  )
}
