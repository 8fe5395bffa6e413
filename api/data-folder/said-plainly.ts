import { DataFolderError } from './folder-error.ts'

export const DISK_FULL = (dataDir: string): string =>
  `The disk with the data folder ${dataDir} is full. Make room and start again; nothing was lost.`

const SENTENCES: Record<string, (dataDir: string) => string> = {
  EACCES: (dataDir) =>
    `The data folder ${dataDir} may not be used by this account. Run this as the one that runs the server (sudo -u), or look at the folder's owner and rights.`,
  EPERM: (dataDir) =>
    `Files in the data folder ${dataDir} belong to another account: give them to this one (chown).`,
  ENOSPC: DISK_FULL,
  EROFS: (dataDir) => `The data folder ${dataDir} is on a file system that can only be read.`,
  ENOTDIR: (dataDir) => `The data folder ${dataDir} is no folder.`,
  EEXIST: (dataDir) => `The data folder ${dataDir} is no folder.`,
}

/** Runs code that touches the data folder; turns the system's refusals into sentences for a person. */
export function saidPlainly<Result>(dataDir: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw plainFault(dataDir, error)
  }
}

/** The same for a fault that came later. SQLite and PGlite have their own codes for a full disk. */
export function plainFault(dataDir: string, fault: unknown): unknown {
  const sentence = SENTENCES[codeOf(fault)]
  return sentence ? new DataFolderError(sentence(dataDir), { cause: fault }) : fault
}

const SQLITE_FULL = 13 // https://sqlite.org/rescode.html#full
const SQLITE_CANTOPEN = 14
const WASI_NO_SPACE = 51 // `errno` of PGlite's file system, as WASI numbers it
const PG_DISK_FULL = '53100'

function codeOf(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return ''
  if ('errcode' in fault && fault.errcode === SQLITE_FULL) return 'ENOSPC'
  if ('errcode' in fault && fault.errcode === SQLITE_CANTOPEN) return 'EACCES'
  if ('errno' in fault && fault.errno === WASI_NO_SPACE) return 'ENOSPC'
  if ('code' in fault && fault.code === PG_DISK_FULL) return 'ENOSPC'
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
}
