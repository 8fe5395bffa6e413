import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { addDays } from '../lagos-date.ts'
import type { Database } from './database.ts'
import { topUpSchedules } from './schedule-top-up.ts'
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
} from './schema/catalogue.ts'
import { posts } from './schema/posts.ts'
import type {
  SeedBenefit,
  SeedMedia,
  SeedPackage,
  SeedPost,
  SeedProject,
  SeedProjectType,
  SeedPromo,
  SeedSchedule,
} from './seed/types.ts'

export type SeedContent = {
  projectTypes: readonly SeedProjectType[]
  promos: readonly SeedPromo[]
  benefits: readonly SeedBenefit[]
  projects: readonly SeedProject[]
  packages: readonly SeedPackage[]
  media: readonly SeedMedia[]
  posts: readonly SeedPost[]
  schedules: readonly SeedSchedule[]
}

/** The number means nothing; it only has to be the same in every process of this API, and no other lock's. */
const SAMPLE_LOCK = 20_160_802

/**
 * Loads the sample data in one transaction and leaves existing rows unchanged. Running it again changes only the dates
 * of tours that have passed, and the end of offers on their last day. `today` is the calendar date in Lagos. Processes on one database take turns: two that look
 * at once would both add the next date of a booked tour.
 */
export async function seedDatabase(db: Database, today: string, content: SeedContent): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    await insertCatalogue(tx, today, content)
    await insertPosts(tx, content.posts)
    await topUpSchedules(tx, today, content.schedules)
    await renewPromos(tx, today, content.promos)
  })
}

async function insertCatalogue(db: Database, today: string, content: SeedContent): Promise<void> {
  const promoRows = content.promos.map(({ end, ...columns }) => ({
    ...columns,
    end: typeof end === 'number' ? addDays(today, end) : end,
    sampleEnd: typeof end === 'number' ? addDays(today, end) : null,
  }))
  const membership = content.packages.flatMap(({ id, benefitIds }) =>
    benefitIds.map((benefitId, position) => ({ packageId: id, benefitId, position })),
  )
  const ofProjects = content.projects.flatMap(({ id, promoIds }) =>
    promoIds.map((promoId) => ({ projectId: id, promoId })),
  )
  const ofPackages = content.packages.flatMap(({ id, promoIds }) =>
    promoIds.map((promoId) => ({ packageId: id, promoId })),
  )
  const packageRows = content.packages.map(({ brochure, benefitIds: _, promoIds: __, ...columns }) => ({
    ...columns,
    brochureUrl: brochure?.url ?? null,
  }))
  const projectRows = content.projects.map(({ promoIds: _, ...columns }) => columns)
  await insertMissing(db, projectTypes, content.projectTypes)
  await insertMissing(db, promos, promoRows)
  await insertMissing(db, benefits, content.benefits)
  await insertMissing(db, projects, projectRows)
  await insertMissing(db, packages, packageRows)
  await insertMissing(db, mediaFiles, content.media)
  await insertMissing(db, packageBenefits, membership)
  await insertMissing(db, projectPromos, ofProjects)
  await insertMissing(db, packagePromos, ofPackages)
}

/** A visitor never sees an offer of the sample end. One that somebody ended, or changed in any way, is no longer its. */
async function renewPromos(db: Database, today: string, samples: readonly SeedPromo[]): Promise<void> {
  for (const { id, title, discount, start, end: days, active, description } of samples) {
    if (typeof days !== 'number') continue
    const end = addDays(today, days)
    const isSample = [
      eq(promos.title, title),
      eq(promos.discount, discount),
      eq(promos.start, start),
      eq(promos.active, active),
      eq(promos.description, description),
      eq(promos.end, promos.sampleEnd),
    ]
    await db
      .update(promos)
      .set({ end, sampleEnd: end })
      .where(and(eq(promos.id, id), lte(promos.end, today), ...isSample))
  }
}

/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_AT_ONCE = 1_000

/** An insert without rows is an error in drizzle, and a content file may be empty. */
async function insertMissing<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insert(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
  }
}

async function insertPosts(db: Database, content: readonly SeedPost[]): Promise<void> {
  const rows = content.map((post) => ({
    ...post,
    coverPhoto: post.coverPhoto === 'empty' ? {} : post.coverPhoto,
  }))
  await insertMissing(db, posts, rows)
}
