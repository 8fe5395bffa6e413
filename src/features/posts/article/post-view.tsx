import type { ReactNode } from 'react'
import { plainText } from '#contract/article/plain-text.ts'
import type { Post } from '#contract/records/post.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { FoldedContents, SideContents } from '#src/features/posts/contents/contents.tsx'
import { hasContents } from '#src/features/posts/contents/has-contents.ts'
import { detailCopy } from '#src/features/posts/copy.ts'
import { PostBadges } from '#src/features/posts/post-badges.tsx'
import { PostDateLine } from '#src/features/posts/post-date-line.tsx'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { GrownPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { RichText, type ShownText } from '#src/ui/rich-text/rich-text.tsx'
import { ShareButton } from '#src/ui/share-button.tsx'
import { COVER_SIZES } from './cover-sizes.ts'
import { hasText } from './has-text.ts'
import { PostCounts } from './post-counts.tsx'

type Props = {
  post: Post
  storedAt: number
  /** The text, once it is on the page. */
  shown: ShownText | null
  onShown: (text: ShownText) => void
  /** More that can be done with it, beside Share. */
  tools: ReactNode
  /** Keeps it on the phone; its room is reserved. */
  save: ReactNode
  /** Below all of it. */
  children: ReactNode
}

/** A post: its cover, what it is, and its text with the counts beside it on wide screens. */
export function PostView({ post, storedAt, shown, onShown, tools, save, children }: Props) {
  const cover = post.coverPhoto?.url
  const isLong = hasContents(post.content)
  return (
    <article className="container md:pt-16px pb-64px md:pb-104px">
      <BackLink to={sitePaths.resourceHub}>{detailCopy.back}</BackLink>
      {cover && (
        <GrownPicture name={`post-${post.slug}`}>
          <ApiPicture
            src={cover}
            alt=""
            sizes={COVER_SIZES}
            width={1280}
            height={548}
            priority
            className="block mt-8px w-full aspect-[16/10] md:aspect-[21/9] object-cover rounded-md md:rounded-lg"
          />
        </GrownPicture>
      )}
      <header className="grid grid-cols-[minmax(0,1fr)] [overflow-wrap:anywhere] gap-16px pt-24px md:pt-40px max-w-[60rem]">
        <PostBadges post={post} />
        <h1 className="title-1 [overflow-wrap:anywhere]">{post.topic}</h1>
        <PostDateLine post={post} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] [overflow-wrap:anywhere] gap-32px pt-24px md:pt-40px lg:grid-cols-[minmax(0,68ch)_minmax(0,240px)] lg:justify-between">
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-16px py-16px lg:py-0 lg:order-last lg:sticky lg:top-120px lg:self-start border-0 border-y-1 lg:border-y-0 border-solid border-edge">
          <div className="flex flex-wrap lg:flex-col items-center lg:items-start justify-between gap-16px">
            <PostCounts post={post} />
            <Age storedAt={storedAt} prefix={detailCopy.age} />
          </div>
          <div className="flex flex-wrap gap-8px print:hidden">
            <ShareButton
              title={post.topic}
              picture={cover}
              className="btn-outline px-12px grow basis-[40%] lg:basis-full"
            />
            {tools}
            <div className="basis-full min-w-0">{save}</div>
          </div>
          {isLong && <SideContents shown={shown} />}
        </aside>
        <div className="min-w-0 grid grid-cols-[minmax(0,1fr)] gap-24px content-start">
          {isLong && <FoldedContents shown={shown} />}
          {hasText(post.content) ? (
            <RichText html={post.content} onShown={onShown} />
          ) : (
            <p className="text-ink-soft">{plainText(post.preview) || detailCopy.noText}</p>
          )}
          <Ending />
        </div>
      </div>
      {children}
    </article>
  )
}

/** Where to go from here. */
function Ending() {
  return (
    <div className="prose mt-32px pt-32px border-0 border-t-1 border-solid border-edge">
      <p className="title-3 mb-20px">{detailCopy.end}</p>
      <div className="flex flex-wrap gap-12px">
        <ButtonLink to={sitePaths.siteTour}>{detailCopy.bookTour}</ButtonLink>
        <ButtonLink to={sitePaths.resourceHub} variant="outline">
          {detailCopy.seeAll}
        </ButtonLink>
      </div>
    </div>
  )
}
