/** How records are read together; see `api/db/database.ts` for the schema as a whole. */
import { relations } from 'drizzle-orm'
import {
  benefits,
  mediaFiles,
  packageBenefits,
  packagePromos,
  packages,
  projectPromos,
  projects,
  projectTypes,
  promos,
} from './catalogue.ts'
import { posts } from './posts.ts'
import { siteTourSchedules } from './tours.ts'

export const projectRelations = relations(projects, ({ one, many }) => ({
  projectType: one(projectTypes, { fields: [projects.projectTypeId], references: [projectTypes.id] }),
  packages: many(packages),
  promos: many(projectPromos),
}))

export const packageRelations = relations(packages, ({ one, many }) => ({
  project: one(projects, { fields: [packages.projectId], references: [projects.id] }),
  benefits: many(packageBenefits),
  media: many(mediaFiles),
  promos: many(packagePromos),
}))

export const packageBenefitRelations = relations(packageBenefits, ({ one }) => ({
  package: one(packages, { fields: [packageBenefits.packageId], references: [packages.id] }),
  benefit: one(benefits, { fields: [packageBenefits.benefitId], references: [benefits.id] }),
}))

export const mediaFileRelations = relations(mediaFiles, ({ one }) => ({
  package: one(packages, { fields: [mediaFiles.packageId], references: [packages.id] }),
}))

export const projectPromoRelations = relations(projectPromos, ({ one }) => ({
  project: one(projects, { fields: [projectPromos.projectId], references: [projects.id] }),
  promo: one(promos, { fields: [projectPromos.promoId], references: [promos.id] }),
}))

export const packagePromoRelations = relations(packagePromos, ({ one }) => ({
  package: one(packages, { fields: [packagePromos.packageId], references: [packages.id] }),
  promo: one(promos, { fields: [packagePromos.promoId], references: [promos.id] }),
}))

export const postRelations = relations(posts, ({ one }) => ({
  projectType: one(projectTypes, { fields: [posts.projectTypeId], references: [projectTypes.id] }),
}))

export const siteTourScheduleRelations = relations(siteTourSchedules, ({ one }) => ({
  projectType: one(projectTypes, {
    fields: [siteTourSchedules.projectTypeId],
    references: [projectTypes.id],
  }),
  project: one(projects, { fields: [siteTourSchedules.projectId], references: [projects.id] }),
  package: one(packages, { fields: [siteTourSchedules.packageId], references: [packages.id] }),
}))
