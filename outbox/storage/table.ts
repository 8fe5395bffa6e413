/**
 * Rows as stored on the disk, made safe. A row that parses is an entry; any other is left alone until it may be erased.
 */
import * as v from 'valibot'
import { type Entry, entrySchema } from '#outbox/entry.ts'
import { BODY_LIFE_MS } from '#outbox/queue/lifetime.ts'

export type Row = { key: string; value: unknown }

/** `createdAt` null: not our row, or beyond repair. */
export type Unreadable = { key: string; createdAt: number | null }

export type Table = {
  entries: readonly Entry[]
  unreadable: readonly Unreadable[]
  /** Keys that the disk holds; an entry that is missing here lives only as long as this page. */
  onDisk: ReadonlySet<string>
  /** The disk did not answer: what it holds is not known. */
  isUnread?: boolean
}

/** What one commit writes and removes; everything else stays. `wasOnDisk`: so it is for all that is put, though unread. */
export type Change<Result> = {
  put?: readonly Entry[]
  remove?: readonly string[]
  wasOnDisk?: boolean
  result: Result
}

const stampedSchema = v.looseObject({ createdAt: v.pipe(v.number(), v.finite()) })

export function tableOf(rows: readonly Row[]): Table {
  const entries: Entry[] = []
  const unreadable: Unreadable[] = []
  for (const { key, value } of rows) {
    const result = v.safeParse(entrySchema, value)
    if (result.success && result.output.id === key) entries.push(result.output)
    else unreadable.push({ key, createdAt: createdAtOf(value) })
  }
  return { entries, unreadable, onDisk: new Set(rows.map(({ key }) => key)) }
}

function createdAtOf(value: unknown): number | null {
  const result = v.safeParse(stampedSchema, value)
  return result.success ? result.output.createdAt : null
}

/**
 * A row of a newer version of the site is kept for the version that can read it, but no longer than any body (decision
 * G15). A row without a date has no such time to wait for.
 */
export function isDisposable({ createdAt }: Unreadable, now: number): boolean {
  return createdAt === null || now - createdAt > BODY_LIFE_MS
}
