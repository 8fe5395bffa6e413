import { cpSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type DataFolder, inUse } from '../data-folder/data-folder.ts'
import { DataFolderError } from '../data-folder/folder-error.ts'
import { flushFolder, flushTree } from '../data-folder/on-disk.ts'
import { makeContentPrivate } from '../data-folder/private-folder.ts'
import { DISK_FULL, plainFault } from '../data-folder/said-plainly.ts'
import { OfficeError } from '../office/office-error.ts'
import { MIGRATIONS, type OpenDatabase, schema } from './database.ts'
import { DURABLE_START, DurableFiles } from './durable/durable-files.ts'
import { emptyDatabase } from './empty-database.ts'
import { type Erasing, erasing } from './erasing.ts'
import { FairPglite, START } from './fair-pglite.ts'
import { refuseMissingRows } from './whole-rows.ts'
import { bytesToWipe, wipeErased } from './wipe-erased.ts'

export type OpenPglite = OpenDatabase &
  Erasing & {
    backUp: () => Promise<Uint8Array>
    /** Deletes the log of what the tables hold by now: PGlite never does so by itself (decision 162). */
    checkpoint: () => Promise<void>
    /** To be called repeatedly: on a disk that fills up, every write is refused and everything can be read. */
    writeWhileThereIsRoom: () => Promise<void>
  }

/** A disk that fills up may lose so much between two looks; what is left of the reserve is enough for a checkpoint. */
const SINCE_LAST_LOOK_BYTES = 16 * 1_024 * 1_024

const diskFull = (shown: string) =>
  `The disk with the data folder ${shown} is full: nothing is stored until there is room again.`

const diskFailed = (shown: string) =>
  `The disk with the data folder ${shown} did not take what was written. Start again: what was acknowledged is read from the log.`

const STILL_IN_FILES =
  'No backup was made: it would hold what was erased, and the files could not be cleared of that. Most often the disk with the data folder has no room; the log of the server says more.'

/** Says why nothing more may be written: the folder is no longer ours, or its disk fails. */
type OnLost = (sentence: string) => void

/** The transaction that notices another owner of the folder is refused. */
export async function openPglite(folder: DataFolder, onLost: OnLost): Promise<OpenPglite> {
  try {
    if (!folder.hasDatabase) await makeDatabase(folder)
    return await openMade(folder, onLost)
  } catch (error) {
    throw sentenceFor(folder.shown, error)
  }
}

/** Makes a database aside, from a backup if one is given, and renames it once it is complete and on the disk. */
export async function makeDatabase({ unfinished, database }: DataFolder, backup?: Blob): Promise<void> {
  if (backup || !hasCopied(emptyDatabase(), unfinished)) await initialise(unfinished, backup)
  await flushTree(unfinished)
  renameSync(unfinished, database)
  flushFolder(dirname(database))
}

/** False where none is kept, or another user built the site and keeps it for himself. */
export function hasCopied(kept: string | null, folder: string): boolean {
  if (kept === null) return false
  try {
    cpSync(kept, folder, { recursive: true })
    return true
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return false
  }
}

async function initialise(folder: string, backup?: Blob): Promise<void> {
  const client = new FairPglite(folder, { startParams: START, ...(backup && { loadDataDir: backup }) })
  await client.waitReady
  await client.exec('checkpoint')
  await client.close()
}

async function openMade(folder: DataFolder, onLost: OnLost): Promise<OpenPglite> {
  const fs = new DurableFiles(folder.database, () => onLost(diskFailed(folder.shown)))
  const client = new FairPglite(folder.database, { fs, startParams: DURABLE_START })
  await client.waitReady
  await fs.prove(client)
  await client.exec('set wal_recycle = off') // a recycled log keeps what was erased (decision 101)
  await refuseMissingRows(client)
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: MIGRATIONS })
  makeContentPrivate(folder.database)
  client.beforeEach = () => {
    if (folder.isOurs()) return
    onLost(inUse(folder.shown))
    throw new DataFolderError(inUse(folder.shown))
  }
  const checkpointIfSafe = async () => {
    if (folder.hasRoom(-SINCE_LAST_LOOK_BYTES)) await client.exec('checkpoint')
  }
  let isReadOnly = false
  const { erase, wipeIfDue } = erasing(folder.wipeMark, async () => {
    if (!folder.hasRoom(await bytesToWipe(client))) throw new DataFolderError(DISK_FULL(folder.shown))
    await wipeErased(client)
  })
  return {
    db,
    erase,
    wipeIfDue,
    writeWhileThereIsRoom: async () => {
      if (folder.hasRoom() !== isReadOnly) return
      isReadOnly = !isReadOnly
      await client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
      console.error(isReadOnly ? diskFull(folder.shown) : `There is room again for ${folder.shown}.`)
      if (isReadOnly) await checkpointIfSafe()
    },
    checkpoint: async () => {
      if (folder.hasRoom()) await client.exec('checkpoint')
    },
    backUp: async () => {
      if (!(await wipeIfDue())) throw new OfficeError(STILL_IN_FILES)
      await checkpointIfSafe() // without it the backup holds more of the log
      return (await client.dumpDataDir('gzip')).bytes()
    },
    close: async () => {
      if (!folder.isOurs()) return // its files belong to somebody else now
      if (folder.hasRoom()) await client.exec('checkpoint')
      await client.close()
    },
  }
}

function sentenceFor(shown: string, error: unknown): unknown {
  const plain = plainFault(shown, error)
  if (plain instanceof DataFolderError) return plain
  const what = error instanceof Error ? error.message : 'unknown fault'
  return new DataFolderError(
    `The database in ${shown} can not be opened (${what}). Keep a copy of it, and restore a backup into an empty folder (npm run restore).`,
    { cause: error },
  )
}
