import { type Answer, found } from './answers.ts'

const PER_PAGE_MAX = 100

/** What a query asks of paging, in one spelling; null: nothing, or nonsense. */
export type AskedPage = { page: number | null; perPage: number | null }

type Paging = {
  perPage: number
  window: { limit: number; offset: number }
  echo: { page: number | string; perPage: number | string }
}

export function askedPage(query: Readonly<Record<string, string>>): AskedPage {
  const perPage = positive(query.perPage)
  return { page: positive(query.page), perPage: perPage && Math.min(perPage, PER_PAGE_MAX) }
}

/** Nonsense falls back to the defaults. `echo` is what the answer repeats: texts if they came with the query. */
export function readPaging(asked: AskedPage, defaultPerPage: number): Paging {
  const { page, perPage } = { page: asked.page ?? 1, perPage: asked.perPage ?? defaultPerPage }
  return {
    perPage,
    window: { limit: perPage, offset: (page - 1) * perPage },
    echo: {
      page: asked.page === null ? page : String(page),
      perPage: asked.perPage === null ? perPage : String(perPage),
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
