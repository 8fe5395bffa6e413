import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DataFolderError } from './folder-error.ts'
import { hasRoom } from './free-space.ts'
import { type DeskAddress, isHeldBy, readHolder, removeHolder, thisHolder, writeHolder } from './holder.ts'
import { lockFile } from './kernel-lock.ts'
import { DATABASE, LOCK, UNFINISHED_DATABASE } from './names.ts'
import { refuseOldLock } from './old-lock.ts'
import { makeContentPrivate, makePrivate, startPrivately } from './private-folder.ts'
import { DISK_FULL, saidPlainly } from './said-plainly.ts'
import { hasDatabase } from './whole-files.ts'
import { type WipeMark, wipeMark } from './wipe-mark.ts'

export type DataFolder = {
  /** Where PGlite's files are, or will be. */
  database: string
  /** A new database is made here and then renamed, so that `database` is complete from its first moment. */
  unfinished: string
  hasDatabase: boolean
  /** As the person wrote it. */
  shown: string
  /** False when the disk is so full that nothing may be written; `beyond`: nor so many bytes. */
  hasRoom: (beyond?: number) => boolean
  /** False once another process has taken the folder over, or the folder is gone: nothing may be written any more. */
  isOurs: () => boolean
  wipeMark: WipeMark
  announceDesk: (desk: DeskAddress | null) => void
  release: () => void
}

/**
 * PGlite opens one folder twice without a warning, and each process then sees only its own rows. So a process opens the
 * data folder alone, private and complete, or gets one sentence. Null when another process has it.
 */
export function tryDataFolder(dataDir: string): DataFolder | null {
  return saidPlainly(dataDir, () => {
    startPrivately()
    mkdirSync(dataDir, { recursive: true })
    const path = realpathSync(dataDir)
    refuseLinkedDatabase(path, dataDir)
    hasDatabase(path, dataDir) // before it changes anything in a folder that may belong to somebody else
    makePrivate(path, dataDir)
    refuseOldLock(path, dataDir)
    const lock = lockFile(join(path, LOCK))
    if (lock === null) return null
    try {
      refuseFullDisk(path, dataDir) // only now: a server that has the folder still answers the office
      return hold(path, dataDir, lock.release)
    } catch (error) {
      lock.release()
      throw error
    }
  })
}

function hold(path: string, shown: string, unlock: () => void): DataFolder {
  const holder = thisHolder()
  writeHolder(path, holder)
  const unfinished = join(path, UNFINISHED_DATABASE)
  rmSync(unfinished, { recursive: true, force: true })
  makeContentPrivate(path)
  const isOurs = () => isHeldBy(path, holder)
  return {
    database: join(path, DATABASE),
    unfinished,
    hasDatabase: hasDatabase(path, shown),
    shown,
    hasRoom: (beyond) => hasRoom(path, beyond),
    isOurs,
    wipeMark: wipeMark(path, isOurs),
    announceDesk: (desk) => {
      if (isOurs()) writeHolder(path, { ...holder, desk })
    },
    release: () => {
      if (isOurs()) removeHolder(path)
      unlock()
    },
  }
}

const PATIENCE_MS = 10_000 // a server that ends takes moments, or as long as an answer that is still under way
const LOOK_MS = 100

/**
 * Waits for a holder without a desk: a command of the office, or a server that ends. A holder with a desk is a running
 * server and is refused at once.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const folder = tryDataFolder(dataDir)
    if (folder) return folder
    const holder = readHolder(realpathSync(dataDir))
    if (holder?.desk || waited >= PATIENCE_MS) throw new DataFolderError(inUse(dataDir))
    await setTimeout(LOOK_MS)
  }
}

export function inUse(dataDir: string): string {
  const holder = existsSync(dataDir) ? readHolder(realpathSync(dataDir)) : null
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return `The data in ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
}

function refuseFullDisk(path: string, shown: string): void {
  if (!hasRoom(path)) throw new DataFolderError(DISK_FULL(shown))
}

/** Two data folders that share one database would have two locks. */
function refuseLinkedDatabase(path: string, shown: string): void {
  if (!lstatSync(join(path, DATABASE), { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new DataFolderError(
    `The folder ${DATABASE} in ${shown} is a link. Set DATA_DIR to the folder it leads into, or make the whole data folder a link.`,
  )
}
