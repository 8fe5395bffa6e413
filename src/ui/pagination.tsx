import { copy } from './copy.ts'
import { paginationPages } from './pagination-pages.ts'

type Props = { current: number; pages: number; onChange: (page: number) => void }

export function Pagination({ current, pages, onChange }: Props) {
  const marks = paginationPages(current, pages)
  if (marks.length === 0) return null
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-center gap-8px">
      <button
        type="button"
        className="btn-round"
        disabled={current <= 1}
        aria-label={copy.previousPage}
        onClick={() => onChange(current - 1)}
      >
        <span className="i-ph-caret-left" aria-hidden />
      </button>
      {marks.map((mark, place) =>
        mark === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <span key={`gap-${place}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            className={mark === current ? 'btn-round page-current' : 'btn-round'}
            aria-label={copy.page(mark)}
            aria-current={mark === current ? 'page' : undefined}
            onClick={() => onChange(mark)}
          >
            {mark}
          </button>
        ),
      )}
      <button
        type="button"
        className="btn-round"
        disabled={current >= pages}
        aria-label={copy.nextPage}
        onClick={() => onChange(current + 1)}
      >
        <span className="i-ph-caret-right" aria-hidden />
      </button>
    </nav>
  )
}
