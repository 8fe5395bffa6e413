import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/package.ts'
import { sitePaths } from '#contract/site-paths.ts'

/** The site tour with everything preselected that is known of the package (decision E6). */
export function tourLink(pkg: Pick<Package, 'id' | 'project'>, type: ProjectTypeSlug | null): string {
  if (!type) return sitePaths.siteTour
  const query = new URLSearchParams({ projectType: type })
  if (pkg.project) {
    query.set('projectId', pkg.project.id)
    query.set('packageId', pkg.id)
  }
  return `${sitePaths.siteTour}?${query}`
}
