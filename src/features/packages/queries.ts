import type { QueryClient } from '@tanstack/react-query'
import { endpoints, PROJECT_TYPE_IDS, type ProjectTypeSlug } from '#contract/endpoints.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import { type Read, readQuery } from '#src/api-client/read-query.ts'

export type { Read }

export const packagesOfType = (type: ProjectTypeSlug) =>
  readQuery('package-list', endpoints.packagesOfType(PROJECT_TYPE_IDS[type]))

export const packageById = (packageId: string) => readQuery('package', endpoints.package(packageId))

export const projectsOfType = (type: ProjectTypeSlug, page = 1) =>
  readQuery('project-page', endpoints.projectsOfType(PROJECT_TYPE_IDS[type], page))

/** Every page of one line's projects that this phone has read, from the first on. */
export function projectPagesRead(client: QueryClient, type: ProjectTypeSlug): Read<ProjectPage>[] {
  const pages: Read<ProjectPage>[] = []
  for (;;) {
    const page = client.getQueryData(projectsOfType(type, pages.length + 1).queryKey)
    if (!page) return pages
    pages.push(page)
  }
}
