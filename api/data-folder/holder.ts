import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { HOLDER, UNFINISHED_HOLDER } from './names.ts'

const holderSchema = v.object({
  /** Of this one opening: who does not find its own here any more has lost the folder. */
  token: v.string(),
  pid: v.number(),
  host: v.string(),
  /** Where the office's commands ask while the server runs, see api/office/desk.ts. */
  desk: v.nullable(v.object({ port: v.number(), token: v.string() })),
})

export type Holder = v.InferOutput<typeof holderSchema>
export type DeskAddress = NonNullable<Holder['desk']>

export const thisHolder = (): Holder => ({
  token: crypto.randomUUID(),
  pid: process.pid,
  host: hostname(),
  desk: null,
})

/** Who wrote itself in last, running or not; null when nobody did. */
export function readHolder(folder: string): Holder | null {
  try {
    return v.parse(holderSchema, JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')))
  } catch {
    return null // none, or one that was cut short by the end of its writer
  }
}

/** Readable by its owner only, and never half written. Only who has the folder's lock may call it. */
export function writeHolder(folder: string, holder: Holder): void {
  const aside = join(folder, UNFINISHED_HOLDER)
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 })
  renameSync(aside, join(folder, HOLDER))
}

export const removeHolder = (folder: string): void => rmSync(join(folder, HOLDER), { force: true })
