import { readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { openDataFolder } from '../data-folder/data-folder.ts'
import { DataFolderError } from '../data-folder/folder-error.ts'
import { plainFault } from '../data-folder/said-plainly.ts'
import { makeDatabase } from '../db/pglite-on-disk.ts'
import { openInFolder } from '../process/storage.ts'
import { holdsDatabase } from './holds-database.ts'
import { OfficeError } from './office-error.ts'

/** Makes the database of an empty data folder from a backup, and opens it once to check that it is complete. */
export async function restore(dataDir: string, file: string): Promise<void> {
  const backup = unpacked(file)
  const folder = await openDataFolder(dataDir)
  if (folder.hasDatabase) {
    folder.release()
    throw new OfficeError(
      `There is a database in ${dataDir} already. Restore into an empty folder: set DATA_DIR.`,
    )
  }
  try {
    await makeDatabase(folder, backup)
  } catch (cause) {
    rmSync(folder.unfinished, { recursive: true, force: true }) // it may be what fills the disk
    folder.release()
    const plain = plainFault(dataDir, cause)
    throw plain instanceof DataFolderError ? plain : new OfficeError(noBackup(file), { cause })
  }
  await (await openInFolder({ ...folder, hasDatabase: true })).close()
}

const noBackup = (file: string) => `${file} is no whole backup; nothing was restored.`

/** Unpacked here, because PGlite would end the process over a truncated file. */
function unpacked(file: string): Blob {
  const archive = gunzipped(file)
  if (!holdsDatabase(archive)) throw new OfficeError(noBackup(file))
  return new Blob([archive])
}

function gunzipped(file: string) {
  try {
    return gunzipSync(readFileSync(file))
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    throw new OfficeError(isMissing ? `There is no file ${file}.` : noBackup(file), { cause })
  }
}
