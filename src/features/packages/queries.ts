import { endpoints, PROJECT_TYPE_IDS, type ProjectTypeSlug } from '#contract/endpoints.ts'
import { readQuery } from '#src/api-client/read-query.ts'

export const packagesOfType = (type: ProjectTypeSlug) =>
  readQuery('package-list', endpoints.packagesOfType(PROJECT_TYPE_IDS[type]))

export const packageById = (packageId: string) => readQuery('package', endpoints.package(packageId))

export const projectsOfType = (type: ProjectTypeSlug) =>
  readQuery('project-list', endpoints.projectsOfType(PROJECT_TYPE_IDS[type]))
