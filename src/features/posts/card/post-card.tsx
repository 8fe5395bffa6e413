import { useState } from 'react'
import { postPreview } from '#contract/article/post-preview.ts'
import type { Post } from '#contract/records/post.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { postsCopy } from '#src/features/posts/copy.ts'
import { postBadge } from '#src/features/posts/post-badge.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { SharedPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'

/** `lead` is the large first one of a list, `row` has its cover beside the words, `tall` is a card of a grid. */
export type PostCardVariant = 'tall' | 'lead' | 'row'

const VARIANTS = {
  tall: {
    card: 'flex-col',
    cover: 'w-full aspect-[16/10]',
    words: 'p-20px',
    topic: 'title-4',
    sizes: '(min-width: 64em) 380px, (min-width: 46.875em) 50vw, 90vw',
  },
  lead: {
    card: 'flex-col md:flex-row lg:flex-col',
    cover: 'w-full aspect-[16/10] md:w-1/2 md:shrink-0 lg:w-full lg:aspect-[16/9]',
    words: 'p-20px md:p-28px',
    topic: 'title-3',
    sizes: '(min-width: 75em) 690px, (min-width: 46.875em) 58vw, 90vw',
  },
  row: {
    card: 'flex-row md:flex-col lg:flex-row',
    cover: 'w-112px sm:w-180px md:w-full lg:w-44% shrink-0 md:aspect-[16/10] lg:aspect-auto',
    words: 'p-16px md:p-20px',
    topic: 'title-4',
    sizes: '(min-width: 64em) 420px, (min-width: 46.875em) 40vw, 300px',
  },
} as const

// Written out, because the stylesheet is generated from the words of the source.
const TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

/** A post in a list (spec §2, Post card). Its one link covers the whole card. */
export function PostCard({ post, variant = 'tall' }: { post: Post; variant?: PostCardVariant }) {
  const badge = postBadge(post)
  const { card, cover, words, topic, sizes } = VARIANTS[variant]
  const [isChosen, choose] = useState(false) // one post may stand twice on a page: only the pressed one grows
  const preview = postPreview(post)
  return (
    <article
      className={`card relative h-full flex ${card} transition-[border-color] duration-150 hover:border-[var(--field-edge)]`}
    >
      <div className={`relative overflow-hidden ${cover}`}>
        <SharedPicture {...(isChosen && { name: `post-${post.slug}` })}>
          <ApiPicture
            src={post.coverPhoto?.url ?? null}
            alt=""
            sizes={sizes}
            width={640}
            height={400}
            className="absolute inset-0 w-full h-full object-cover"
          />
        </SharedPicture>
      </div>
      <div className={`min-w-0 grow flex flex-col items-start gap-8px ${words}`}>
        {badge && <p className={badge.line ? TAGS[badge.line] : 'tag'}>{badge.label}</p>}
        <h3 className={`${topic} line-clamp-2 text-balance`} title={post.topic}>
          {post.topic}
        </h3>
        {preview && <p className="text-ink-soft text-[.9375rem] leading-[1.5] line-clamp-3">{preview}</p>}
        <Link
          to={sitePaths.post(post.slug)}
          onClick={() => choose(true)}
          className="text-link mt-auto inline-flex items-center min-h-44px after:content-[''] after:absolute after:inset-0 after:rounded-md"
        >
          {postsCopy.readMore}
          <span className="visually-hidden">: {post.topic}</span>
        </Link>
      </div>
    </article>
  )
}
