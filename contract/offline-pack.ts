/** A pack: one project, package or tour that a person chose to keep on the phone, whole (docs/decisions/030). */
import * as v from 'valibot'

/** Records and contents of all packs are in this one cache. */
export const PACKS_CACHE = 'packs'
const RECORD_FOLDER = '/packs/'

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
  pictures: v.array(v.string()),
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

/** Page → worker. */
export type PackOrder =
  /** Start, go on, or fetch anew: the plan says how old a copy may be. */
  { kind: 'keep-pack'; plan: PackPlan } | { kind: 'stop-pack' | 'remove-pack'; packId: string }

const PACK_STATES = ['keeping', 'kept', 'stopped', 'removed'] as const
const STOP_REASONS = ['asked', 'offline', 'refused', 'full'] as const

/** Worker → pages. `done` of `total` parts; `reason` only with `stopped`. */
export type PackNews = {
  kind: 'pack'
  packId: string
  state: (typeof PACK_STATES)[number]
  done: number
  total: number
  reason: (typeof STOP_REASONS)[number] | null
}
export type StopReason = NonNullable<PackNews['reason']>

const packNewsSchema = v.object({
  kind: v.literal('pack'),
  packId: v.string(),
  state: v.picklist(PACK_STATES),
  done: v.number(),
  total: v.number(),
  reason: v.nullable(v.picklist(STOP_REASONS)),
})

export const isPackNews = (data: unknown): data is PackNews => v.is(packNewsSchema, data)
