import { type Answer, found } from './answers.ts'

const PER_PAGE_MAX = 100

export type Paging = {
  perPage: number
  window: { limit: number; offset: number }
  echo: { page: number | string; perPage: number | string }
}

/** Nonsense falls back to the defaults. `echo` is what the answer repeats: texts if they came with the query. */
export function readPaging(query: Readonly<Record<string, string>>, defaultPerPage: number): Paging {
  const askedPage = positive(query.page)
  const askedPerPage = positive(query.perPage)
  const page = askedPage ?? 1
  const perPage = Math.min(askedPerPage ?? defaultPerPage, PER_PAGE_MAX)
  return {
    perPage,
    window: { limit: perPage, offset: (page - 1) * perPage },
    echo: {
      page: askedPage === null ? page : String(page),
      perPage: askedPerPage === null ? perPage : String(perPage),
    },
  }
}

export function pageOf(data: unknown[], total: number, { perPage, echo }: Paging): Answer {
  const { status, body } = found(data)
  return { status, body: { ...body, ...echo, pages: Math.max(1, Math.ceil(total / perPage)), total } }
}

/** Whole numbers that fit PostgreSQL's integer; anything else is not an id and matches nothing. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function positive(text: string | undefined): number | null {
  const value = readId(text)
  return value === 0 ? null : value
}
