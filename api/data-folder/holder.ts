import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { HOLDER, UNFINISHED_HOLDER } from './names.ts'

const holderSchema = v.object({
  /** Names this one opening: a process that no longer finds its own name here has lost the folder. */
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

/** The last process that registered, running or not; null if none did. */
export function readHolder(folder: string): Holder | null {
  try {
    return holderIn(folder)
  } catch {
    return null // none, or one that was cut short when its writer ended
  }
}

const holderIn = (folder: string): Holder =>
  v.parse(holderSchema, JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')))

/** While strangers hold every connection there is, a process can open no file: that says nothing about the folder. */
const NO_FILE_NOW: readonly unknown[] = ['EMFILE', 'ENFILE']

/** False once another process has registered, or nothing is there any more. */
export function isHeldBy(folder: string, { token }: Holder): boolean {
  try {
    return holderIn(folder).token === token
  } catch (error) {
    return error instanceof Error && 'code' in error && NO_FILE_NOW.includes(error.code)
  }
}

/** Readable by its owner only, and never half written. Only the process with the folder's lock may call it. */
export function writeHolder(folder: string, holder: Holder): void {
  const aside = join(folder, UNFINISHED_HOLDER)
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 })
  renameSync(aside, join(folder, HOLDER))
}

export const removeHolder = (folder: string): void => rmSync(join(folder, HOLDER), { force: true })
