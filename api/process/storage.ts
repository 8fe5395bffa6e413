import { type DataFolder, inUse, openDataFolder } from '../data-folder/data-folder.ts'
import type { DeskAddress } from '../data-folder/holder.ts'
import { type OpenDatabase, openPostgres } from '../db/database.ts'
import { type Erasing, erasingByItself } from '../db/erasing.ts'
import { OfficeError } from '../office/office-error.ts'
import type { Settings } from '../settings.ts'

export type Storage = OpenDatabase &
  Erasing & {
    /** The whole database as one compressed file. */
    backUp: () => Promise<Uint8Array>
    /** Keeps the database's log short. PostgreSQL does so by itself. */
    checkpoint: () => Promise<void>
    /**
     * Tells the office's commands where to ask; null withdraws it. No effect on PostgreSQL, which they open themselves.
     */
    announceDesk: (desk: DeskAddress | null) => void
  }

/** The database that the settings name; if it is in a data folder, that folder is locked. */
export async function openStorage(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'poolSize'>>,
  onLost: (sentence: string) => void = endAtOnce,
): Promise<Storage> {
  const { databaseUrl, poolSize } = settings
  if (databaseUrl !== null) {
    const open = await openPostgres(databaseUrl, poolSize === undefined ? {} : { poolSize })
    return { ...open, ...ofTheServer }
  }
  return openInFolder(await openDataFolder(settings.dataDir), onLost)
}

/** A PostgreSQL server looks after its own files. */
const ofTheServer = {
  ...erasingByItself,
  checkpoint: async () => undefined,
  backUp: () =>
    Promise.reject(new OfficeError('On PostgreSQL a backup is made with pg_dump --format=custom.')),
  announceDesk: () => undefined,
}

const LOOK_MS = 1_000

/** Releases the folder when the database is closed, or cannot be opened. */
export async function openInFolder(folder: DataFolder, onLost = endAtOnce): Promise<Storage> {
  try {
    const { openPglite } = await import('../db/pglite-on-disk.ts')
    const lost = () => onLost(inUse(folder.shown))
    const { close, writeWhileThereIsRoom, ...open } = await openPglite(folder, onLost)
    const dead = () => onLost(`The database in ${folder.shown} does not answer any more.`)
    const look = () => (folder.isOurs() ? void writeWhileThereIsRoom().catch(dead) : lost())
    const timer = setInterval(look, LOOK_MS).unref()
    return {
      ...open,
      announceDesk: folder.announceDesk,
      close: async () => {
        clearInterval(timer)
        try {
          await close()
        } finally {
          folder.release()
        }
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

/** A process that lost the folder writes nothing more, not even a checkpoint: what it acknowledged is in the log. */
function endAtOnce(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
