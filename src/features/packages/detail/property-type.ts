import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeLabel } from '#contract/project-type.ts'
import type { Package } from '#contract/records/package.ts'
import { productLineOf } from '#src/features/packages/package-state.ts'

/** The product line as a buyer reads it: the package's own record first, then where it was found; else `--`. */
export function propertyType(pkg: Package, type: ProjectTypeSlug | null): string {
  const line = productLineOf(pkg) ?? type
  return line ? projectTypeLabel(line) : (pkg.project?.projectType?.name ?? '--')
}
