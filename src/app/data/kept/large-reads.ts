/**
 * Reads too large for one task, kept beside the others in pieces. They come back when somebody asks for them, and a list
 * of thousands stays on the phone without being in the memory of every page.
 */
import type { DehydratedState } from '@tanstack/react-query'
import { delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { createTurns, type Turns } from '#contract/records/in-turns.ts'
import type { Listed } from '#contract/records/lenient.ts'
import { isListName, readRecord } from '#contract/records/read-records.ts'
import { weightOf } from '#contract/records/record-weight.ts'
import { isSchemaName, schemas, withRecords } from '#contract/records/schemas.ts'

/** What every read of the site is, as the API client makes it. */
export type Read<Value> = { value: Value; storedAt: number }
export type SavedQuery = DehydratedState['queries'][number]
/** Stands for the value of a large read. `rest` is the value without its records. */
type Pieces = { storedAt: number; pieces: number; rest: unknown }

const RECORDS_IN_PIECE = 40
/** Together they are read before the first list is drawn. */
const RECORDS_INLINE = 300
/** Above this the oldest reads are left to the worker's caches: twice 5,000 packages and what belongs to them. */
export const MOST_RECORDS_KEPT = 12_000

const weights = new WeakMap<object, number>()

function weightOfRead(data: unknown): number {
  const read = data as Read<unknown> & Partial<Pieces>
  if (read.pieces) return read.pieces * RECORDS_IN_PIECE
  const known = weights.get(read) ?? weightOf(read.value)
  weights.set(read, known)
  return known
}

/** The newest within the bound, and which of them are too large to be written with the others. */
export function divide(newestFirst: readonly SavedQuery[]): { inline: SavedQuery[]; large: SavedQuery[] } {
  const inline: SavedQuery[] = []
  const large: SavedQuery[] = []
  let all = 0
  let together = 0
  for (const query of newestFirst) {
    const weight = weightOfRead(query.state.data)
    all += weight
    if (all > MOST_RECORDS_KEPT) continue
    const isList = isListName(String(query.queryKey[0]))
    if (isPieces(query.state.data) || (isList && together + weight > RECORDS_INLINE)) large.push(query)
    else {
      together += weight
      inline.push(query)
    }
  }
  return { inline, large }
}

const listIn = (value: unknown): unknown[] | null => {
  const list = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data
  return Array.isArray(list) ? list : null
}

/** One answer has one name, so that no two of them mix. */
const nameOf = ({ queryHash }: SavedQuery, storedAt: number) => `${queryHash}@${storedAt} `

/** Writes what is not there yet, piece by piece, and returns what stands for it among the others. */
export async function writeLarge(
  query: SavedQuery,
  use: UseStore,
  written: Set<string>,
): Promise<SavedQuery> {
  if (isPieces(query.state.data)) return query
  const { value, storedAt } = query.state.data as Read<unknown>
  const records = listIn(value) ?? []
  const pieces = cut(records)
  const name = nameOf(query, storedAt)
  if (!written.has(name)) {
    for (const [at, piece] of pieces.entries()) await set(name + at, piece, use)
    written.add(name)
  }
  const rest = Array.isArray(value) ? [] : { ...(value as object), data: [] }
  const data: Pieces = { storedAt, pieces: pieces.length, rest }
  return { ...query, state: { ...query.state, data } }
}

/** By weight: a project may hold hundreds of packages. */
function cut(records: readonly unknown[]): unknown[][] {
  const pieces: unknown[][] = []
  let weight = RECORDS_IN_PIECE
  for (const record of records) {
    if (weight >= RECORDS_IN_PIECE) {
      pieces.push([])
      weight = 0
    }
    pieces.at(-1)?.push(record)
    weight += weightOf(record)
  }
  return pieces
}

export const isPieces = (data: unknown): data is Pieces =>
  typeof data === 'object' && data !== null && 'pieces' in data && typeof data.pieces === 'number'

/**
 * A saved read in the shapes of network data; its records are checked in turns, as hundreds are one long task. Null where a
 * piece is missing; throws where the rest is damaged.
 */
export async function readSaved(
  query: SavedQuery,
  turn: Turns,
  pieceAt?: (at: number) => Promise<unknown>,
): Promise<Read<unknown> | null> {
  const [schema] = query.queryKey
  const data = query.state.data as Pieces | Read<unknown>
  if (!isSchemaName(schema) || typeof data.storedAt !== 'number') return null
  await turn()
  const storedAt = Math.min(data.storedAt, Date.now()) // a clock that was ahead must not freeze data
  const rest = isPieces(data) ? data.rest : data.value
  if (!isListName(schema)) return { value: schemas[schema](rest), storedAt }
  const records: Listed[] = []
  const count = isPieces(data) ? data.pieces : 1
  for (let at = 0; at < count; at += 1) {
    const piece = isPieces(data) ? await pieceAt?.(at) : listIn(rest)
    if (!Array.isArray(piece)) return null // the list is asked for anew
    for (const record of piece) await readRecord(schema, record, { records, turn })
  }
  const value = schemas[schema](Array.isArray(rest) ? [] : { ...(rest as object), data: [] })
  return { value: withRecords(value, records), storedAt }
}

/** The value of a large read, or of one that an older build wrote whole. */
export async function readLarge(
  query: SavedQuery,
  use: UseStore,
  written: Set<string>,
): Promise<Read<unknown> | null> {
  const data = query.state.data as Pieces | Read<unknown>
  const name = nameOf(query, data.storedAt)
  const read = await readSaved(query, createTurns(), (at) => get(name + at, use))
  if (read && isPieces(data)) written.add(name)
  return read
}

/** Removes the pieces that nothing stands for any more. */
export async function sweep(
  large: readonly SavedQuery[],
  use: UseStore,
  written: Set<string>,
): Promise<void> {
  const names = large.map((query) => nameOf(query, (query.state.data as Pieces).storedAt))
  const isNamed = (key: string) => names.some((name) => key.startsWith(name))
  const left = (await keys<string>(use)).filter((key) => key.includes('@') && !isNamed(key))
  await delMany(left, use)
  for (const name of written) if (!names.includes(name)) written.delete(name)
}
