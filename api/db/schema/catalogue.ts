/** What is for sale: types, projects, packages and their parts. Ids are the provider's own numbers. */
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

export const projectTypes = pgTable('project_types', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey(),
    identifier: text('identifier').notNull(),
    projectTypeId: integer('project_type_id')
      .notNull()
      .references(() => projectTypes.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    status: text('status').notNull(),
    created: date('created').notNull(),
  },
  (table) => [index('projects_by_type').on(table.projectTypeId)],
)

/** Amounts are whole naira, `size` is square metres, `installmentDuration` is months. */
export const packages = pgTable(
  'packages',
  {
    id: integer('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: doublePrecision('size'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    units: integer('units').notNull(),
    availableUnits: integer('available_units'),
    discounts: doublePrecision('discounts'),
    minPrice: bigint('min_price', { mode: 'number' }).notNull(),
    installmentDuration: integer('installment_duration').notNull(),
    infrastructureFee: bigint('infrastructure_fee', { mode: 'number' }).notNull(),
    description: text('description'),
    installmentOption: boolean('installment_option').notNull(),
    vrUrl: text('vr_url'),
    active: boolean('active').notNull(),
    status: text('status').notNull(),
    soldOut: boolean('sold_out').notNull(),
    state: text('state').notNull(),
    address: text('address'),
    brochureUrl: text('brochure_url'),
    hasMediaField: boolean('has_media_field').notNull(),
    createdAt: date('created_at').notNull(),
  },
  (table) => [index('packages_by_project').on(table.projectId)],
)

export const benefits = pgTable('benefits', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
})

export const packageBenefits = pgTable(
  'package_benefits',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.benefitId] })],
)

/** The provider's "File". */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: integer('id').primaryKey(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    position: integer('position').notNull(),
    filename: text('filename').notNull(),
    fileType: text('file_type').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    date: date('date').notNull(),
  },
  (table) => [index('media_files_by_package').on(table.packageId)],
)

/** `discount` is per cent. `sampleEnd`: the end that the sample gave it. Another `end` is one that somebody set. */
export const promos = pgTable('promos', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  discount: doublePrecision('discount').notNull(),
  start: date('start').notNull(),
  end: date('end').notNull(),
  sampleEnd: date('sample_end'),
  active: boolean('active').notNull(),
  description: text('description').notNull(),
})

export const projectPromos = pgTable(
  'project_promos',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    promoId: integer('promo_id')
      .notNull()
      .references(() => promos.id),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.promoId] })],
)

export const packagePromos = pgTable(
  'package_promos',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    promoId: integer('promo_id')
      .notNull()
      .references(() => promos.id),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.promoId] })],
)
