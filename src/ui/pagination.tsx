import { copy } from './pagination-copy.ts'
import { paginationPages } from './pagination-pages.ts'

type Props = {
  current: number
  pages: number
  onChange: (page: number) => void
  /** What these pages list, where a screen has more than one pagination. */
  label?: string
  /** Keeps room for pages whose number is not known yet. */
  isGuess?: boolean | undefined
}

const FIT_A_PHONE = 4 // buttons between previous and next

/**
 * Numbered buttons with previous and next (spec §2). A page out of range, as in an old link, becomes the nearest one.
 * The buttons at the ends stay focusable; otherwise the last press would lose the focus.
 */
export function Pagination({ current, pages, onChange, label = copy.pages, isGuess }: Props) {
  const page = Math.min(Math.max(1, current), pages)
  const marks = paginationPages(page, pages)
  if (marks.length === 0) return null
  const go = (next: number) => {
    if (next >= 1 && next <= pages) onChange(next)
  }
  return (
    <nav
      aria-label={label}
      className={`flex flex-wrap items-center justify-center gap-8px ${isGuess ? 'invisible' : ''}`}
    >
      <button
        type="button"
        className="btn-round"
        aria-label={copy.previousPage}
        aria-disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        <span className="i-ph-caret-left" aria-hidden />
      </button>
      <ol
        className={`flex flex-wrap items-center justify-center gap-4px ${marks.length > FIT_A_PHONE ? 'order-first md:order-none basis-full md:basis-auto' : ''}`}
      >
        {marks.map((mark, place) => (
          <li key={mark === 'gap' ? `gap ${place}` : mark}>
            {mark === 'gap' ? (
              <span className="inline-block min-w-24px text-center text-ink-soft" aria-hidden>
                …
              </span>
            ) : (
              <button
                type="button"
                className="page-button"
                aria-label={copy.page(mark)}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => go(mark)}
              >
                {mark}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="btn-round"
        aria-label={copy.nextPage}
        aria-disabled={page >= pages}
        onClick={() => go(page + 1)}
      >
        <span className="i-ph-caret-right" aria-hidden />
      </button>
      <p role="status" className="visually-hidden">
        {copy.pageOf(page, pages)}
      </p>
    </nav>
  )
}
