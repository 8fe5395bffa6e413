/** The records of a long list, one after the other. They pass the same schemas as a list that is read at once. */
import * as v from 'valibot'
import type { Turns } from './in-turns.ts'
import { type Listed, MOST_RECORDS, once } from './lenient.ts'
import { packageSchema } from './package.ts'
import { listedPostSchema } from './post.ts'
import { projectSchema } from './project.ts'
import type { SchemaName } from './schemas.ts'
import { scheduleSchema } from './site-tour.ts'

const RECORDS = {
  'package-list': packageSchema,
  'project-page': projectSchema,
  'post-page': listedPostSchema,
  'schedule-list': scheduleSchema,
} as const satisfies Partial<Record<SchemaName, v.GenericSchema>>

export type ListName = keyof typeof RECORDS

/** Whether the shape is a list of the provider's records, or a page of one. */
export const isListName = (name: string): name is ListName => name in RECORDS

/** Adds the record to `records` if it is sound. The packages of a project are records too. */
export async function readRecord(
  name: ListName,
  raw: unknown,
  { records, turn }: { records: Listed[]; turn: Turns },
): Promise<void> {
  await turn()
  if (records.length >= MOST_RECORDS) return
  const inside = name === 'project-page' ? packagesIn(raw) : []
  const result = v.safeParse(RECORDS[name], inside.length > 0 ? { ...(raw as object), packages: [] } : raw)
  if (!result.success) return
  const packages: Listed[] = []
  for (const pkg of inside) await readRecord('package-list', pkg, { records: packages, turn })
  if (inside.length > 0) Object.assign(result.output, { packages: once(packages) })
  records.push(result.output)
}

const packagesIn = (raw: unknown): unknown[] => {
  const inside = typeof raw === 'object' && raw !== null && 'packages' in raw && raw.packages
  return Array.isArray(inside) ? inside : []
}
