import { endpoints, PROJECT_TYPE_IDS, type ProjectTypeSlug } from '#contract/endpoints.ts'
import { type Read, readQuery, readSince } from '#src/api-client/read-query.ts'
import { pictureSizes } from './pictures/picture-size.ts'

export type { Read }

export const packageToKeep = (packageId: string) => readQuery('package', endpoints.package(packageId))

export const projectsToKeep = (type: ProjectTypeSlug, page = 1) =>
  readQuery('project-page', endpoints.projectsOfType(PROJECT_TYPE_IDS[type], page))

/** The id of a post's pack is its slug. */
export const postToKeep = (slug: string) => readQuery('post', endpoints.post(slug))

export const toursToKeep = () => readQuery('schedule-list', endpoints.schedules())

type ProjectChoice = { projectType: ProjectTypeSlug; projectId: string }

/** What the booking form requests, up to the package. */
export const tourChoicesToKeep = ({ projectType, projectId }: ProjectChoice) => {
  const projectTypeId = PROJECT_TYPE_IDS[projectType]
  return [
    readQuery('choices', endpoints.schedules({ projectTypeId })),
    readQuery('choices', endpoints.schedules({ projectTypeId, projectId })),
  ]
}

export const datesToKeep = ({ projectType, projectId }: ProjectChoice, packageId: string) =>
  readQuery(
    'dates',
    endpoints.schedules({ projectTypeId: PROJECT_TYPE_IDS[projectType], projectId, packageId }),
  )

/** The read of the times of one day; only the worker fetches its answer. */
export const timesToKeep = ({ projectType, projectId }: ProjectChoice, packageId: string, date: string) =>
  endpoints.schedules({ projectTypeId: PROJECT_TYPE_IDS[projectType], projectId, packageId, date })

export const sizesOfPictures = pictureSizes

export const readToKeep = readSince
