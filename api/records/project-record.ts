import { asc, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { packages, projects } from '../db/schema/catalogue.ts'
import { writtenOut } from '../lagos-date.ts'
import { type PackageRow, packageParts, packageRecord } from './package-record.ts'
import { type PromoRow, promoRecord } from './promo-record.ts'

type ProjectColumns = typeof projects.$inferSelect
type ProjectType = { id: number; name: string }

export const readProjects = (db: Database, where?: SQL, page?: { limit: number; offset: number }) =>
  db.query.projects.findMany({
    ...(where ? { where } : {}),
    ...page,
    with: {
      projectType: true,
      promos: { with: { promo: true } },
      packages: { with: packageParts, orderBy: asc(packages.id) },
    },
    orderBy: asc(projects.id),
  })

/** A project as a schedule shows it: everything but its packages. */
export function projectSummary(
  row: ProjectColumns & { projectType: ProjectType; promos: { promo: PromoRow }[] },
) {
  return {
    id: row.id,
    identifier: row.identifier,
    name: row.name,
    description: row.description,
    status: row.status,
    created: writtenOut(row.created),
    projectType: row.projectType,
    promos: row.promos.map(({ promo }) => promoRecord(promo)),
  }
}

export const projectRecord = (
  row: ProjectColumns & { projectType: ProjectType; promos: { promo: PromoRow }[]; packages: PackageRow[] },
) => ({
  ...projectSummary(row),
  packages: row.packages.map(packageRecord),
  packageCount: row.packages.length,
  canDelete: row.packages.length === 0,
})
