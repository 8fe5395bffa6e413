import { tourAddress } from '#contract/addresses/tour-address.ts'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'

/** The form for a tour of the package; where its line is not known here, the list of tours tells the form (decision E6). */
export const tourLink = (
  { id, project }: Pick<Package, 'id' | 'project'>,
  projectType: ProjectTypeSlug | null,
) => tourAddress({ projectType, projectId: project?.id ?? null, packageId: id })
