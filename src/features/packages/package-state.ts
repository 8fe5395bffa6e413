import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeSlug } from '#contract/project-type.ts'
import type { Package } from '#contract/records/package.ts'
import type { Project } from '#contract/records/project.ts'
import { schemas } from '#contract/records/schemas.ts'

/** A package with its line and the age of the data; travels in the navigation state (spec §2, decision D1). */
export type KnownPackage = { pkg: Package; type: ProjectTypeSlug | null; storedAt: number }

/** The packages of a project, each with the project it belongs to: lists leave that out. */
export const packagesOfProject = ({ packages, ...project }: Project): Package[] =>
  packages.map((pkg) => ({ ...pkg, project: pkg.project ?? project }))

/** The product line that a package's own record names, if any. */
export const productLineOf = (pkg: Package): ProjectTypeSlug | null =>
  projectTypeSlug(pkg.project?.projectType?.name)

/** What the browser kept for this history entry; null for another package or damaged state. */
export function readPackageState(state: unknown, packageId: string): KnownPackage | null {
  if (typeof state !== 'object' || state === null || !('pkg' in state)) return null
  try {
    const pkg = schemas.package(state.pkg)
    if (pkg.id !== packageId) return null
    const storedAt = 'storedAt' in state && typeof state.storedAt === 'number' ? state.storedAt : 0
    const type = 'type' in state && typeof state.type === 'string' ? projectTypeSlug(state.type) : null
    return { pkg, type: productLineOf(pkg) ?? type, storedAt }
  } catch {
    return null // an entry written by an older version of the site
  }
}
