import { tourAddress } from '#contract/addresses/tour-address.ts'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'

/**
 * Links to the tour form of the package. Where its line is unknown here, the list of tours tells the form (decision
 * E6).
 */
export const tourLink = (
  { id, project }: Pick<Package, 'id' | 'project'>,
  projectType: ProjectTypeSlug | null,
) => tourAddress({ projectType, projectId: project?.id ?? null, packageId: id })
