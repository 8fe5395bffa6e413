import { openAsBlob } from 'node:fs'
import { openDataFolder } from '../data-folder/data-folder.ts'
import { makeDatabase } from '../db/pglite-on-disk.ts'
import { openInFolder } from '../process/storage.ts'
import { OfficeError } from './office-error.ts'

/** Makes the database of an empty data folder from a backup, and opens it once to see that it is whole. */
export async function restore(dataDir: string, file: string): Promise<void> {
  const backup = await openAsBlob(file).catch(() => null)
  if (!backup) throw new OfficeError(`There is no file ${file}.`)
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
    folder.release()
    throw new OfficeError(`${file} is no whole backup; nothing was restored.`, { cause })
  }
  await (await openInFolder(folder)).close()
}
