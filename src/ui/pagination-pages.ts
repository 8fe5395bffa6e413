/** A page number, or the gap that stands for the pages left out. */
export type PageMark = number | 'gap'

const MAX_UNABBREVIATED_PAGES = 7 // spec §9

/**
 * The marks of a pagination (spec §2). First and last always show, and the current page has one neighbour on each side.
 * A gap follows page 1 once the current page is above 4. Up to seven pages are all shown; one page needs no pagination.
 */
export function paginationPages(current: number, pages: number): PageMark[] {
  if (pages <= 1) return []
  if (pages <= MAX_UNABBREVIATED_PAGES) return range(1, pages)
  if (current <= 4) return [...range(1, 5), 'gap', pages]
  if (current >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', pages]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step)
