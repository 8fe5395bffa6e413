/**
 * Every path of the provider's API, listed once (spec §7 and the provider's own notes), below the API base.
 */
import { withData } from './route-pattern.ts'

export const PROJECT_TYPE_IDS = { land: 1, agro: 2, home: 3 } as const // spec §3
export type ProjectTypeSlug = keyof typeof PROJECT_TYPE_IDS

/** What is read, as route patterns: the client fills them, the worker matches them, the API serves them. */
export const readPatterns = {
  packagesOfType: '/packages/project_type/:typeId',
  package: '/packages/view/:id',
  projects: '/projects',
  projectsOfType: '/projects/:typeId',
  project: '/projects/view/:id',
  posts: '/posts',
  post: '/posts/:slug',
  schedules: '/site_tours/filter_schedules',
} as const

export type PostsQuery = {
  page?: number
  perPage?: number
  projectTypeId?: number
  type?: string
  text?: string
}

/**
 * A search is asked once. Kept, each word that somebody types would push out a list that is read again. So neither the
 * worker nor the saved cache of reads takes its answer.
 */
export const isSearch = (query: URLSearchParams): boolean => query.has('text')

/** The same of a read by its path below the API base. */
export const isSearchPath = (path: unknown): boolean =>
  isSearch(new URLSearchParams(String(path).split('?')[1]))

/** Each later choice needs the ones before it: type → project → package → date (spec §4). */
export type SchedulesQuery = {
  projectTypeId?: number
  projectId?: string
  packageId?: string
  date?: string
}

/**
 * Blank and missing values are left out. The order of keys is fixed, so that one question has one address in every
 * cache.
 */
function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && String(value).trim() !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

export const endpoints = {
  packagesOfType: (projectTypeId: number) => withData(readPatterns.packagesOfType, projectTypeId),
  package: (packageId: string) => withData(readPatterns.package, packageId),
  projectsOfType: (projectTypeId: number, page = 1) =>
    withQuery(withData(readPatterns.projectsOfType, projectTypeId), page > 1 ? { page } : {}),
  projects: () => readPatterns.projects,
  project: (projectId: string) => withData(readPatterns.project, projectId),
  posts: ({ page = 1, perPage = 2, projectTypeId, type, text }: PostsQuery = {}) =>
    withQuery(readPatterns.posts, { page, perPage, projectTypeId, type, text }),
  post: (slug: string) => withData(readPatterns.post, slug),
  schedules: ({ projectTypeId, projectId, packageId, date }: SchedulesQuery = {}) =>
    withQuery(readPatterns.schedules, { projectTypeId, projectId, packageId, date }),
  bookTour: () => '/site_tours/book',
  applyToTeam: () => '/virtual_teams/apply',
} as const
