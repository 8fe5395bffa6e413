import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { isRunning, nameOfThisProcess, type ProcessName } from './process-name.ts'

const lockSchema = v.object({
  pid: v.number(),
  startedAt: v.nullable(v.string()),
  /** Where `npm run bookings` may ask while the lock is held. */
  desk: v.nullable(v.object({ port: v.number(), token: v.string() })),
})

export type LockContent = v.InferOutput<typeof lockSchema>

export class LockedError extends Error {
  override name = 'LockedError'
}

export type DataLock = {
  /** Tells holders of the data folder's rights where to ask. */
  announceDesk: (desk: NonNullable<LockContent['desk']>) => void
  release: () => void
}

const SETTLE_MS = 40

/**
 * PGlite opens one folder twice without a word, and each process then sees only its own rows. So the folder has a lock
 * file beside it, readable by its owner only. A lock whose process is gone is taken over.
 */
export async function lockData(dataDir: string): Promise<DataLock> {
  const path = lockPath(dataDir)
  mkdirSync(dirname(path), { recursive: true })
  const self = nameOfThisProcess()
  create(path, dataDir, { ...self, desk: null })
  // Two processes may take over the same dead lock; whoever's name is in the file a moment later has it.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const holder = readLock(dataDir)
  if (holder?.pid !== self.pid) throw refusal(dataDir, holder)
  return {
    announceDesk: (desk) => replace(path, { ...self, desk }),
    release: () => {
      if (readLock(dataDir)?.pid === self.pid) rmSync(path, { force: true })
    },
  }
}

const lockPath = (dataDir: string): string => `${dataDir.replace(/[\\/]+$/, '')}.lock`

/** Who holds the folder, or null. A lock of a process that is gone counts as none. */
export function readLock(dataDir: string): LockContent | null {
  try {
    const content = v.parse(lockSchema, JSON.parse(readFileSync(lockPath(dataDir), 'utf8')))
    return isRunning(content) ? content : null
  } catch {
    return null // no lock, or one that was cut short by the end of its writer
  }
}

function create(path: string, dataDir: string, content: LockContent): void {
  if (write(path, content)) return
  const holder = readLock(dataDir)
  if (holder) throw refusal(dataDir, holder)
  rmSync(path, { force: true })
  if (!write(path, content)) throw refusal(dataDir, null)
}

/** False when the file is there already. */
function write(path: string, content: LockContent): boolean {
  try {
    writeFileSync(path, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function replace(path: string, content: LockContent): void {
  const aside = `${path}.${process.pid}`
  rmSync(aside, { force: true })
  write(aside, content)
  renameSync(aside, path)
}

function refusal(dataDir: string, holder: ProcessName | null): LockedError {
  const who = holder ? `process ${holder.pid}` : 'another process'
  return new LockedError(
    `The data in ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
