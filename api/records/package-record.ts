import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mediaFiles, packageBenefits, packages, projects } from '../db/schema/catalogue.ts'
import { writtenOut } from '../lagos-date.ts'
import { type PromoRow, promoRecord } from './promo-record.ts'

type PackageColumns = typeof packages.$inferSelect
type MediaRow = typeof mediaFiles.$inferSelect

/** The relations to read with a package, wherever it appears. */
export const packageParts = {
  benefits: { with: { benefit: true }, orderBy: asc(packageBenefits.position) },
  media: { orderBy: asc(mediaFiles.position) },
  promos: { with: { promo: true } },
} as const

export type PackageRow = PackageColumns & {
  benefits: { benefit: { id: number; name: string; icon: string } }[]
  media: MediaRow[]
  promos: { promo: PromoRow }[]
}

type ProjectRef = { id: number; name: string; projectType: { id: number; name: string } }

export const readPackages = (db: Database, where: SQL) =>
  db.query.packages.findMany({
    where,
    with: { ...packageParts, project: { with: { projectType: true } } },
    orderBy: asc(packages.id),
  })

export const ofProjectType = (db: Database, projectTypeId: number): SQL =>
  inArray(
    packages.projectId,
    db.select({ id: projects.id }).from(projects).where(eq(projects.projectTypeId, projectTypeId)),
  )

/** The columns alone, as a schedule shows its package. */
export function packageSummary(row: PackageColumns) {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    amount: row.amount,
    units: row.units,
    availableUnits: row.availableUnits,
    discounts: row.discounts,
    minPrice: row.minPrice,
    installmentDuration: row.installmentDuration,
    infrastructureFee: row.infrastructureFee,
    installmentOption: row.installmentOption,
    vrUrl: row.vrUrl,
    active: row.active,
    status: row.status,
    soldOut: row.soldOut,
    state: row.state,
    address: row.address,
    location: `${row.address ?? ''} ${row.state}`,
    createdAt: writtenOut(row.createdAt),
  }
}

/** The whole record. `media` and `brochure` are missing, not empty, where the live backend leaves them out. */
export function packageRecord(row: PackageRow) {
  return {
    ...packageSummary(row),
    description: row.description,
    benefits: row.benefits.map(({ benefit: { id, name, icon } }) => ({ id, name, icon })),
    promos: row.promos.map(({ promo }) => promoRecord(promo)),
    ...(row.brochureUrl === null ? {} : { brochure: { url: row.brochureUrl } }),
    ...(row.hasMediaField ? { media: row.media.map(fileRecord) } : {}),
  }
}

export const packageWithProject = (row: PackageRow & { project: ProjectRef }) => ({
  ...packageRecord(row),
  project: { id: row.project.id, name: row.project.name, projectType: row.project.projectType },
})

function fileRecord({ id, filename, fileType, url, description, date }: MediaRow) {
  return { id, filename, fileType, url, description, date: writtenOut(date) }
}
