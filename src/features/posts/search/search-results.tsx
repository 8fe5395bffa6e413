import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PostCard } from '#src/features/posts/card/post-card.tsx'
import { PostCardSkeleton } from '#src/features/posts/card/post-card-skeleton.tsx'
import { categoryLabels } from '#src/features/posts/copy.ts'
import { ageInWords } from '#src/format/age.ts'
import { growBelow } from '#src/ui/lists/grow-below.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { isUnanswered } from '#src/ui/reads/list-state.ts'
import { Notice } from '#src/ui/reads/notice.tsx'
import { searchCopy as words } from './copy.ts'
import { type PostSearch, usePostSearch } from './use-post-search.ts'

const AT_ONCE = 6 // two screens of a phone
const GRID = 'grid gap-16px md:gap-20px md:grid-cols-2 lg:grid-cols-3'

type Props = {
  /** As typed, and as it stands in the address. */
  text: string
  settled: string
  category: 'general' | ProjectTypeSlug
  onAllCategories: () => void
  onClear: () => void
}

/** What the search found, one below the other on phones. */
export function SearchResults({ text, settled, category, onAllCategories, onClear }: Props) {
  const search = usePostSearch({ text, settled, category })
  const { found, provider, more } = search
  const drawn = useIncrementalList(found.length, Math.max(AT_ONCE, search.shownBefore))
  const isAsking = provider === 'asking'
  const isNone = found.length === 0
  const label = category === 'general' ? null : categoryLabels[category]
  const sentence = isNone
    ? words.none(text.trim(), label)
    : words.found(found.length, text.trim(), more !== null)
  const isSettled = settled === text && !isAsking
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16px" aria-busy={isAsking}>
      {/* Told once typing rests, not with each letter. */}
      <p className="visually-hidden" role="status">
        {isSettled && sentence}
      </p>
      <div>
        {!(isNone && isAsking) && <p className="title-4 [overflow-wrap:anywhere]">{sentence}</p>}
        <p className="small-print min-h-22px">{whereFrom(search)}</p>
      </div>
      {isNone && isAsking && (
        <div className={`${GRID} pulse`}>
          <PostCardSkeleton variant="tall" />
          <PostCardSkeleton variant="tall" />
        </div>
      )}
      {isNone && !isAsking && (
        <Notice
          icon="i-ph-magnifying-glass"
          text={provider === 'short' || isUnanswered(provider) ? words.noneTextOnPhone : words.noneText}
          action={
            <div className="flex flex-wrap gap-12px">
              {label && (
                <button type="button" className="btn-primary" onClick={onAllCategories}>
                  {words.allCategories}
                </button>
              )}
              <button type="button" className="btn-outline" onClick={onClear}>
                {words.clear}
              </button>
            </div>
          }
        />
      )}
      <div className={GRID}>
        {found.slice(0, drawn).map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
      {more && (
        <button
          type="button"
          className="btn-outline justify-self-start"
          aria-busy={search.isFetching}
          onClick={() => {
            growBelow()
            more()
          }}
        >
          {words.more}
        </button>
      )}
    </div>
  )
}

/** Which posts were searched, as far as that is not all of them. */
function whereFrom({ provider, onPhone }: PostSearch): string {
  const { posts, readAt } = onPhone
  if (provider === 'done') return ''
  if (provider === 'asking') return words.searching
  if (provider === 'short') return words.short(posts.length)
  if (provider === 'failed') return words.failed(posts.length)
  if (readAt === null) return words.noneOnPhone
  return words.onPhone(posts.length, ageInWords(Date.now() - readAt))
}
