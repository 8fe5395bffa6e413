/**
 * One table of everything the site reads: how a sound answer becomes the clean type of the screens. The same row checks
 * what the network sent and what the phone's storage returns after months.
 */
import { openEnvelope, parseOne } from './envelope.ts'
import { type Listed, once } from './lenient.ts'
import { packageListSchema, packageSchema } from './package.ts'
import { postPageSchema, postSchema } from './post.ts'
import { projectPageSchema, projectSchema } from './project.ts'
import { parseChoices, parseDates, parseTimeSlots, scheduleListSchema } from './site-tour.ts'

/** Each takes the `data` of an answer, or its own result, and throws ContractError for anything else. */
export const schemas = {
  'package-list': (data: unknown) => parseOne(packageListSchema, data),
  package: (data: unknown) => parseOne(packageSchema, data),
  'project-page': (page: unknown) => parseOne(projectPageSchema, page),
  project: (data: unknown) => parseOne(projectSchema, data),
  'post-page': (page: unknown) => parseOne(postPageSchema, page),
  post: (data: unknown) => parseOne(postSchema, data),
  'schedule-list': (data: unknown) => parseOne(scheduleListSchema, data),
  choices: parseChoices,
  dates: parseDates,
  'time-slots': parseTimeSlots,
}

export type SchemaName = keyof typeof schemas
export type Parsed<Name extends SchemaName> = ReturnType<(typeof schemas)[Name]>

export const isSchemaName = (name: unknown): name is SchemaName => typeof name === 'string' && name in schemas

/** Opens the envelope and parses its data; a page of a list also needs the number of pages beside the data. */
export function readAnswer<Name extends SchemaName>(schema: Name, body: unknown): Parsed<Name>
export function readAnswer(schema: SchemaName, body: unknown): unknown {
  const { data, pages } = openEnvelope(body)
  return schemas[schema](schema === 'post-page' || schema === 'project-page' ? { data, pages } : data)
}

/** Puts the records that were read one by one into the list, or page of a list, whose own records are empty. */
export function withRecords<Value>(value: Value, records: Listed[]): Value
export function withRecords(value: unknown, records: Listed[]): unknown {
  if (records.length === 0) return value
  const data = once(records)
  return Array.isArray(value) ? data : { ...(value as object), data }
}
