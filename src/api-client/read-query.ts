import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { createTurns } from '#contract/records/in-turns.ts'
import type { Listed } from '#contract/records/lenient.ts'
import { isListName, readRecord } from '#contract/records/read-records.ts'
import { weightOf } from '#contract/records/record-weight.ts'
import { type Parsed, readAnswer, type SchemaName, withRecords } from '#contract/records/schemas.ts'
import { getJson } from './client.ts'
import { ApiError } from './errors.ts'

/** A read with its age: `storedAt` is when the provider last confirmed it (ms since 1970), not when the page asked. */
export type Read<T> = { value: T; storedAt: number }

/** React Query compares what came with what is there, in one task: too long for a list of hundreds. */
const MOST_COMPARED = 60

/** Of a read, and of what a screen has selected from one. */
const shared = (before: unknown, after: unknown): unknown =>
  weightOf(Object.values(after ?? {})) > MOST_COMPARED ? after : replaceEqualDeep(before, after)

const DEFAULT_STALE_MS = 60_000 // spec §9: post cache and tour schedules 60 s

/**
 * Returns the query for one path and shape. A worker's copy older than `staleMs` counts as stale although it has just
 * arrived (decision D5), so the next look asks again.
 */
export function readQuery<Name extends SchemaName>(schema: Name, path: string, staleMs = DEFAULT_STALE_MS) {
  return queryOptions({
    queryKey: [schema, path] as const,
    meta: { path },
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve)) // it starts with the screen, whose task is long enough
      return ask(schema, path, signal)
    },
    structuralSharing: shared,
    staleTime: (query) => {
      const age = query.state.dataUpdatedAt - (query.state.data?.storedAt ?? 0)
      return Math.max(0, staleMs - Math.max(0, age))
    },
  })
}

/**
 * Returns what the page holds, unless that is older than `since` (ms since 1970). Then the provider is asked, past the
 * worker's copy, which its answer replaces.
 */
export async function readSince<Name extends SchemaName>(
  client: QueryClient,
  { queryKey }: { queryKey: readonly [Name, string] },
  since: number,
  signal: AbortSignal,
): Promise<Read<Parsed<Name>>> {
  const held = client.getQueryData<Read<Parsed<Name>>>(queryKey)
  if (held && held.storedAt >= since) return held
  const [schema, path] = queryKey
  const read = await ask(schema, path, signal, 'reload')
  client.setQueryData<Read<Parsed<Name>>>(queryKey, read)
  return read
}

async function ask<Name extends SchemaName>(
  schema: Name,
  path: string,
  signal: AbortSignal,
  from?: 'reload',
): Promise<Read<Parsed<Name>>> {
  let records: Listed[] = []
  const readerOf = () => {
    records = []
    const into = { records, turn: createTurns() }
    return isListName(schema) ? (record: unknown) => readRecord(schema, record, into) : null
  }
  const { body, storedAt } = await getJson(path, signal, readerOf, from)
  try {
    return { value: withRecords(readAnswer(schema, body), records), storedAt }
  } catch (reason) {
    throw new ApiError('broken', reason instanceof Error ? reason.message : 'Not the promised answer')
  }
}
