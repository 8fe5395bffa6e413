/** A pack: one complete thing that a person chose to keep on the phone (docs/decisions/030). */
import * as v from 'valibot'
import { urlOf } from '#contract/addresses/url.ts'
import { siteConfig } from '#contract/site-config.ts'

const RECORD_FOLDER = '/packs/'

const isAddress = (text: string): boolean => urlOf(text, 'https://this-site.invalid') !== null

const packSubjectSchema = v.object({
  kind: v.picklist(['package', 'project', 'line', 'tour', 'post']),
  /** Of the package, the project or the schedule; of a line its name in addresses; the slug of a post. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  projectType: v.nullable(v.picklist(['land', 'agro', 'home'])),
  projectId: v.nullable(v.string()),
  /** Of a line as they were when it was measured; every measuring finds them anew. */
  packageIds: v.array(v.string()),
  /** Its address on this site, query and hash included. */
  address: v.pipe(v.string(), v.startsWith('/')),
})

const packPlanSchema = v.object({
  subject: packSubjectSchema,
  /** Paths below the API base. */
  reads: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Addresses of pictures, absolute or of this site. */
  pictures: v.array(v.pipe(v.string(), v.check(isAddress))),
  /** Copies of reads older than this (ms since 1970) are fetched anew; pictures are kept for ever. */
  since: v.number(),
  /** Estimated before it is fetched, counted once it is kept. */
  bytes: v.number(),
})

const packRecordSchema = v.object({
  ...packPlanSchema.entries,
  /** ms since 1970, of its oldest read; null while something is missing. */
  completedAt: v.nullable(v.number()),
  /** Parts that the provider refused to give. */
  missed: v.number(),
  /** The person stopped it, or the phone is full: nothing resumes by itself. */
  isStopped: v.boolean(),
})

/** What to keep: enough to find everything again after the phone discarded it. */
export type PackSubject = v.InferOutput<typeof packSubjectSchema>
export type PackPlan = v.InferOutput<typeof packPlanSchema>
export type PackRecord = v.InferOutput<typeof packRecordSchema>
export type PackParts = Pick<PackPlan, 'reads' | 'pictures'>

export const packIdOf = ({ kind, id }: Pick<PackSubject, 'kind' | 'id'>): string => `${kind}-${id}`

/** Whole addresses of all parts, as the cache knows them. */
export const packAddresses = ({ reads, pictures }: PackParts, origin: string) => ({
  reads: reads.map((path) => new URL(siteConfig.apiBaseUrl + path, origin).href),
  pictures: pictures.map((address) => new URL(address, origin).href),
})

/** The address of the record in the cache; no page has it. */
export const packRecordAddress = (packId: string): string => RECORD_FOLDER + encodeURIComponent(packId)
export const isPackRecordPath = (pathname: string): boolean => pathname.startsWith(RECORD_FOLDER)

const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : null
}

/** Null for anything that another version of the site, or damage, left on the phone. */
export const parsePackSubject = (value: unknown): PackSubject | null => parsed(packSubjectSchema, value)
export const parsePackPlan = (value: unknown): PackPlan | null => parsed(packPlanSchema, value)
export const parsePackRecord = (value: unknown): PackRecord | null => parsed(packRecordSchema, value)
export const parsePackParts = (value: unknown): PackParts | null =>
  parsed(v.pick(packPlanSchema, ['reads', 'pictures']), value)
