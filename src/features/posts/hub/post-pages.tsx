import { type Ref, useLayoutEffect, useRef } from 'react'
import type { PostsQuery } from '#contract/endpoints.ts'
import { PostCard } from '#src/features/posts/card/post-card.tsx'
import { PostCardSkeleton } from '#src/features/posts/card/post-card-skeleton.tsx'
import { hubCopy, postsUnread } from '#src/features/posts/copy.ts'
import { NoPosts } from '#src/features/posts/no-posts.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread, listStateOf, unreadBy } from '#src/ui/reads/list-state.ts'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useNearReader } from '#src/ui/reads/use-near-reader.ts'
import { latestCopy } from './latest-copy.ts'
import { usePostPage } from './use-post-page.ts'

const LAYOUTS = {
  row: 'grid gap-16px md:gap-20px md:grid-cols-2',
  tall: 'grid gap-16px md:gap-20px md:grid-cols-2 lg:grid-cols-3',
} as const

type Props = {
  query: PostsQuery & { page: number }
  variant: keyof typeof LAYOUTS
  /** What these pages list. */
  label: string
  empty: { title: string; text: string }
  onPage: (page: number) => void
}

/**
 * A page of posts in its states; the pagination shows only with a list (spec §4). Where a page is empty because none of
 * its posts is published, it leads to the others. What is known of a page stays when its own answer fails, with a way to
 * try again in the place of the pagination.
 */
export function PostPages({ query: asked, variant, label, empty, onPage }: Props) {
  const { box, isNear } = useNearReader<HTMLDivElement>()
  const query = usePostPage(asked, isNear)
  const known = listStateOf(query, ({ value }) => value.data.length === 0)
  const state = known === 'loaded' && !isNear ? 'loading' : known
  const unread = isUnread(state) ? state : query.isGuess ? unreadBy(query) : null
  const { results, note } = useKept(state, asked.page)
  const { data: posts = [], pages = 1 } = query.data?.value ?? {}
  return (
    <div
      ref={results}
      aria-busy={state === 'loading'}
      className="flex flex-col justify-end gap-24px md:gap-32px"
    >
      {state === 'loading' && <TwoSkeletons ref={box} variant={variant} />}
      {state === 'empty' && <NoPosts pages={pages} empty={empty} />}
      {state === 'loaded' && query.data && (
        <>
          <Age storedAt={query.data.storedAt} prefix={hubCopy.age} />
          <div className={LAYOUTS[variant]}>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} variant={variant} />
            ))}
          </div>
        </>
      )}
      {unread && (
        <UnreadNotice reason={unread} words={postsUnread} onTryAgain={query.refetch}>
          {asked.page > 1 && (
            <button type="button" className="btn-outline" onClick={() => onPage(1)}>
              {hubCopy.firstPage}
            </button>
          )}
        </UnreadNotice>
      )}
      {!unread && state !== 'loading' && (
        <Pagination
          current={asked.page}
          pages={pages}
          label={label}
          isGuess={query.isGuess}
          onChange={(page) => {
            if (page !== asked.page) note()
            onPage(page)
          }}
        />
      )}
    </div>
  )
}

/** Spec §4: two skeleton cards. */
function TwoSkeletons({ ref, variant }: { ref: Ref<HTMLDivElement>; variant: keyof typeof LAYOUTS }) {
  return (
    <div ref={ref} className={`${LAYOUTS[variant]} pulse`}>
      <p className="visually-hidden" role="status">
        {latestCopy.loading}
      </p>
      <PostCardSkeleton variant={variant} />
      <PostCardSkeleton variant={variant} />
    </div>
  )
}

/**
 * The pagination disappears while the next page loads, and would take the focus and the height of the list with it. The
 * browser would then hold the footer in its place, and the next page would come above the screen.
 */
function useKept(state: string, page: number) {
  const results = useRef<HTMLDivElement>(null)
  const isNoted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is known comes without loading
  useLayoutEffect(() => {
    const box = results.current
    if (!box || state === 'loading' || !isNoted.current) return
    isNoted.current = false
    box.style.minHeight = ''
    const { activeElement: focused } = document
    if (focused !== document.body && focused !== box) return
    const current = box.querySelector<HTMLElement>('[aria-current=page]')
    const target = current ?? box.querySelector('button') // Try Again, where there is no list
    target?.focus({ preventScroll: true })
  }, [state, page])
  const note = () => {
    isNoted.current = true
    if (results.current) results.current.style.minHeight = `${results.current.offsetHeight}px`
  }
  return { results, note }
}
