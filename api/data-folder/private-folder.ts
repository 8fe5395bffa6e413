import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderError } from './folder-error.ts'

const OTHERS = 0o077 // every right of group and world
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** No file of this process is readable by others, whatever the shell that started it allows. */
export const startPrivately = (): void => void process.umask(OTHERS)

/**
 * Removes the rights of all others from a folder of ours. Throws when they keep some: the file system has no rights, or
 * the folder belongs to somebody else. `shown` is the path as the person wrote it.
 */
export function makePrivate(folder: string, shown: string): void {
  if (process.getuid === undefined) return // Windows: the folder inherits the rights of the account
  const { uid } = statSync(folder)
  if (uid !== process.getuid()) {
    throw new DataFolderError(
      `The data folder ${shown} belongs to another account (number ${uid}). If that one runs the server, this has to run as it too (sudo -u '#${uid}'), and the folder stays as it is. If not, give the folder to the one that does (chown -R), or set DATA_DIR to a folder below it.`,
    )
  }
  chmodSync(folder, FOLDER_MODE)
  if ((statSync(folder).mode & OTHERS) !== 0) {
    throw new DataFolderError(
      `The data folder ${shown} stays open to other accounts: its file system keeps no rights. Set DATA_DIR to a folder on another one.`,
    )
  }
}

/** PGlite makes files that everybody may write, so existing ones are corrected. Links are not followed. */
export function makeContentPrivate(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const state = lstatSync(path, { throwIfNoEntry: false })
    if (!state || state.isSymbolicLink()) continue
    if ((state.mode & OTHERS) !== 0) chmodSync(path, state.isDirectory() ? FOLDER_MODE : FILE_MODE)
    if (state.isDirectory()) makeContentPrivate(path)
  }
}
