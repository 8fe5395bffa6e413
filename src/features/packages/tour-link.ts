import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'
import { BOOKING_PART, sitePaths } from '#contract/site-paths.ts'

/**
 * Links to the tour form of the package. Where its line is unknown here, the list of tours tells the form (decision
 * E6).
 */
export function tourLink(pkg: Pick<Package, 'id' | 'project'>, type: ProjectTypeSlug | null): string {
  const query = new URLSearchParams()
  if (type) query.set('projectType', type)
  if (pkg.project) query.set('projectId', pkg.project.id)
  query.set('packageId', pkg.id)
  return `${sitePaths.siteTour}?${query}#${BOOKING_PART}`
}
