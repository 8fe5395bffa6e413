/**
 * Every method and path of the provider's API, listed once (spec §7 and the provider's own notes). Paths are relative
 * to the API base.
 */

export const API_PREFIX = '/api/v2'

export const PROJECT_TYPE_IDS = { land: 1, agro: 2, home: 3 } as const // spec §3
export type ProjectTypeSlug = keyof typeof PROJECT_TYPE_IDS

export type PostsQuery = {
  page?: number
  perPage?: number
  projectTypeId?: number
  type?: string
  text?: string
}

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
  packagesOfType: (projectTypeId: number) => `/packages/project_type/${projectTypeId}`,
  package: (packageId: string) => `/packages/view/${encodeURIComponent(packageId)}`,
  projectsOfType: (projectTypeId: number, page = 1) =>
    withQuery(`/projects/${projectTypeId}`, page > 1 ? { page } : {}),
  projects: () => '/projects',
  project: (projectId: string) => `/projects/view/${encodeURIComponent(projectId)}`,
  posts: ({ page = 1, perPage = 2, projectTypeId, type, text }: PostsQuery = {}) =>
    withQuery('/posts', { page, perPage, projectTypeId, type, text }),
  post: (slug: string) => `/posts/${encodeURIComponent(slug)}`,
  schedules: ({ projectTypeId, projectId, packageId, date }: SchedulesQuery = {}) =>
    withQuery('/site_tours/filter_schedules', { projectTypeId, projectId, packageId, date }),
  bookTour: () => '/site_tours/book',
  applyToTeam: () => '/virtual_teams/apply',
} as const
