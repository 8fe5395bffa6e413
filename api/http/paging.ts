const PER_PAGE_MAX = 100

export type Paging = { page: number; perPage: number; echo: { page: number | string; perPage: number | string } }

/** Nonsense falls back to the defaults. `echo` is what the answer repeats: texts when they came with the query. */
export function readPaging(query: Record<string, string>, defaultPerPage: number): Paging {
  const page = positive(query['page']) ?? 1
  const perPage = Math.min(positive(query['perPage']) ?? defaultPerPage, PER_PAGE_MAX)
  return {
    page,
    perPage,
    echo: {
      page: positive(query['page']) === null ? page : String(page),
      perPage: positive(query['perPage']) === null ? perPage : String(perPage),
    },
  }
}

function positive(text: string | undefined): number | null {
  const value = readId(text)
  return value === null || value === 0 ? null : value
}

/** Whole numbers that fit PostgreSQL's integer; anything else is no id and matches nothing. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
