import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { OfficeError } from './office-error.ts'

/** Why a file could not be written, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'this account has no space left on that disk',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'that disk can only be read',
  EEXIST: 'a part of its path is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'its folder is not there',
  EISDIR: 'a folder has that name',
  ENAMETOOLONG: 'that name is too long',
}

/**
 * Written aside and renamed, so that a file of this name is always a whole backup. Each process has a name of its own
 * for what it has not finished: what a dead one left over is in nobody's way. Only `ownFolder` is made: another one that
 * is not there may be of a disk that is away.
 */
export function saveBackup(file: string, backup: Uint8Array, ownFolder?: string): void {
  const aside = `${file}.${process.pid}.part`
  try {
    if (ownFolder) mkdirSync(ownFolder, { recursive: true })
    rmSync(aside, { force: true }) // of a dead process that had our number
    writeFileSync(aside, backup, { flag: 'wx', flush: true })
    renameSync(aside, file)
  } catch (cause) {
    removeIfThere(aside)
    const given = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault'
    const code = given === 'ENOTDIR' && file.endsWith('/') ? 'EISDIR' : given // of a rename onto `folder/`
    throw new OfficeError(`The backup could not be saved as ${file}: ${REASONS[code] ?? code}.`, { cause })
  }
}

function removeIfThere(aside: string): void {
  try {
    rmSync(aside, { force: true })
  } catch {
    // its folder is none, or not ours: nothing was written
  }
}
