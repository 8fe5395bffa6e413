import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeLabel } from '#contract/project-type.ts'
import type { Package } from '#contract/records/package.ts'
import { productLineOf } from '#src/features/packages/package-state.ts'

/**
 * The product line as a buyer reads it: from the package's own record, otherwise from where it was found, otherwise
 * `--`.
 */
export function propertyType(pkg: Package, type: ProjectTypeSlug | null): string {
  const line = productLineOf(pkg) ?? type
  return line ? projectTypeLabel(line) : (pkg.project?.projectType?.name ?? '--')
}
