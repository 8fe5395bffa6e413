import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { POST_TYPES, type PostType } from '#contract/records/post.ts'

export const CATEGORIES = ['general', ...PROJECT_TYPES] as const satisfies readonly string[] // spec §2, order of the tabs
type Category = 'general' | ProjectTypeSlug

/** What the two lists of the resource hub show. Pages count from 1. */
export type HubUrlState = { type: PostType; page: number; category: Category; categoryPage: number }

const FIRST: HubUrlState = { type: 'news', page: 1, category: 'general', categoryPage: 1 }

/**
 * Reads the address; an unknown value or an invalid page becomes the first. `page` belongs to Latest Updates,
 * `categoryPage` to Explore. An older link with `category` and `page`, and neither `type` nor `categoryPage`, means the
 * page of Explore (decision E3).
 */
export function hubUrlStateOf(query: URLSearchParams): HubUrlState {
  const isOlderLink =
    query.has('category') && query.has('page') && !query.has('type') && !query.has('categoryPage')
  const page = pageOf(query.get('page'))
  return {
    type: POST_TYPES.find((type) => type === query.get('type')) ?? FIRST.type,
    page: isOlderLink ? FIRST.page : page,
    category: CATEGORIES.find((category) => category === query.get('category')) ?? FIRST.category,
    categoryPage: isOlderLink ? page : pageOf(query.get('categoryPage')),
  }
}

/**
 * Returns the address of another place. Changing a tab goes to its first page, which is not in the address (spec §2).
 * Type and category are always in it, so that it can never pass for an older link. Other parameters stay.
 */
export function withHubUrlState(query: URLSearchParams, change: Partial<HubUrlState>): URLSearchParams {
  const before = hubUrlStateOf(query)
  const next = {
    ...before,
    ...(change.type && { page: FIRST.page }),
    ...(change.category && { categoryPage: FIRST.categoryPage }),
    ...change,
  }
  const address = new URLSearchParams(query)
  address.set('type', next.type)
  address.set('category', next.category)
  for (const name of ['page', 'categoryPage'] as const) {
    if (next[name] > 1) address.set(name, String(next[name]))
    else address.delete(name)
  }
  return address
}

/** A whole number from 1; anything else, as in a mistyped link, becomes 1. */
function pageOf(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
}
