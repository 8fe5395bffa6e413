import type { QueryClient } from '@tanstack/react-query'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { type KnownPackage, packagesOfProject, productLineOf } from './package-state.ts'
import { packageById, packagesOfType, projectPagesRead } from './queries.ts'

/** Every copy of a package that any list or lookup on this phone has left in the query cache (decision D1). */
export function cachedCopies(client: QueryClient, packageId: string): KnownPackage[] {
  const copies: KnownPackage[] = []
  const isWanted = ({ id }: { id: string }) => id === packageId
  const viewed = client.getQueryData(packageById(packageId).queryKey)
  if (viewed) copies.push({ pkg: viewed.value, type: productLineOf(viewed.value), storedAt: viewed.storedAt })

  for (const type of PROJECT_TYPES) {
    for (const { storedAt, value } of projectPagesRead(client, type)) {
      const project = value.data.find(({ packages }) => packages.some(isWanted))
      const pkg = project && packagesOfProject(project).find(isWanted)
      if (pkg) copies.push({ pkg, type, storedAt })
    }
    const list = client.getQueryData(packagesOfType(type).queryKey)
    const listed = list?.value.find(isWanted)
    if (list && listed) copies.push({ pkg: listed, type, storedAt: list.storedAt })
  }
  return copies
}

/**
 * The youngest copy; the others fill in project, line, pictures and brochure where it lacks them, as the records of lists may
 * (provider's notes). Null without any.
 */
export function newestCopy(copies: readonly KnownPackage[]): KnownPackage | null {
  const all = [...copies].sort((a, b) => b.storedAt - a.storedAt)
  const [newest] = all
  if (!newest) return null
  const project = all.find(({ pkg }) => pkg.project)?.pkg.project ?? null
  const media = all.find(({ pkg }) => pkg.media.length > 0)?.pkg.media ?? []
  const brochure = all.find(({ pkg }) => pkg.brochure)?.pkg.brochure ?? null
  const type = all.find((copy) => copy.type)?.type ?? null
  return { ...newest, type, pkg: { ...newest.pkg, project, media, brochure } }
}
