/** A pack: one project, package or tour that a person chose to keep on the phone, whole (docs/decisions/030). */
import * as v from 'valibot'
import type { PackNews } from './pack-messages.ts'
import { siteConfig } from './site-config.ts'

const RECORD_FOLDER = '/packs/'

const isAddress = (text: string): boolean => URL.canParse(text, 'https://this-site.invalid')

const packSubjectSchema = v.object({
  kind: v.picklist(['package', 'project', 'tour']),
  /** Of the package, the project or the schedule. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  projectType: v.nullable(v.picklist(['land', 'agro', 'home'])),
  projectId: v.nullable(v.string()),
  packageIds: v.array(v.string()),
  /** Where it opens on this site, query and hash included. */
  address: v.pipe(v.string(), v.startsWith('/')),
})

const packPlanSchema = v.object({
  subject: packSubjectSchema,
  /** Paths below the API base. */
  reads: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Addresses of pictures, absolute or of this site. */
  pictures: v.array(v.pipe(v.string(), v.check(isAddress))),
  /** Copies of reads older than this (ms since 1970) are asked anew; pictures are kept for ever. */
  since: v.number(),
  /** Estimated before it is fetched, counted once it is kept. */
  bytes: v.number(),
})

const packRecordSchema = v.object({
  ...packPlanSchema.entries,
  /** ms since 1970; null while something is missing. */
  completedAt: v.nullable(v.number()),
  /** Parts that the provider refused to give. */
  missed: v.number(),
  /** The person said stop: nothing goes on by itself. */
  isStopped: v.boolean(),
})

/** What to keep: enough to find everything again after the phone threw it away. */
export type PackSubject = v.InferOutput<typeof packSubjectSchema>
export type PackPlan = v.InferOutput<typeof packPlanSchema>
export type PackRecord = v.InferOutput<typeof packRecordSchema>

export const packIdOf = ({ kind, id }: Pick<PackSubject, 'kind' | 'id'>): string => `${kind}-${id}`

/** Whole addresses of all parts, as the cache knows them. */
export const packAddresses = ({ reads, pictures }: Pick<PackPlan, 'reads' | 'pictures'>, origin: string) => ({
  reads: reads.map((path) => new URL(siteConfig.apiBaseUrl + path, origin).href),
  pictures: pictures.map((address) => new URL(address, origin).href),
})

/** The address under which the cache has the record; no page has it. */
export const packRecordAddress = (packId: string): string => RECORD_FOLDER + encodeURIComponent(packId)
export const isPackRecordPath = (pathname: string): boolean => pathname.startsWith(RECORD_FOLDER)

const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : null
}

/** Null for whatever another version of the site, or damage, left on the phone. */
export const parsePackSubject = (value: unknown): PackSubject | null => parsed(packSubjectSchema, value)
export const parsePackPlan = (value: unknown): PackPlan | null => parsed(packPlanSchema, value)
export const parsePackRecord = (value: unknown): PackRecord | null => parsed(packRecordSchema, value)

/** A pack as the page finds it. `evicted`: it was whole, and the phone threw it or parts of it away. */
export type PackOnPhone = {
  packId: string
  subject: PackSubject
  state: 'kept' | 'unfinished' | 'evicted'
  bytes: number
  /** ms since 1970 */
  completedAt: number | null
  /** Parts that are there, of all. */
  done: number
  total: number
  missed: number
  /** One of its pictures. */
  picture: string | null
}

/** What a screen needs of the packs. Snapshots keep their identity until something changes. */
export type PackKeeper = {
  /** False where the browser has no worker or no caches: then nothing is offered. */
  isSupported: () => boolean
  /** Addresses of the site's own pages that open without a network: all, but where data is saved. */
  pages: () => Promise<ReadonlySet<string>>
  /** What the missing ones of them weigh, for a pack brings them along. */
  missingSiteBytes: () => Promise<number>
  /** Null until the phone was looked at. */
  packs: () => readonly PackOnPhone[] | null
  /** The last word of the worker on a pack; null when it has said nothing on this visit. */
  news: (packId: string) => PackNews | null
  subscribe: (listener: () => void) => () => void
  keep: (plan: PackPlan) => void
  /** Fetches what is missing of a pack that was begun. */
  goOn: (packId: string) => void
  stop: (packId: string) => void
  remove: (packId: string) => void
}
