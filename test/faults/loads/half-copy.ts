/** Interrupted copies of a data folder: what a start on each of them says, and what it shows. */
import { copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { DataFolderError } from '../../../api/data-folder/folder-error.ts'
import { bookings } from '../../../api/db/schema/submissions.ts'
import { openStorage } from '../../../api/process/storage.ts'

export type Outcome = 'refused' | 'whole' | 'lost'

/** Copies as `cp` does, file by file in the order of the folder, and stops in the middle of the given one. */
export function copyHalf(from: string, to: string, files: readonly string[], lastFile: number): void {
  for (const [index, name] of files.slice(0, lastFile + 1).entries()) {
    const target = path.join(to, name)
    if (lstatSync(path.join(from, name)).isDirectory()) {
      mkdirSync(target, { recursive: true })
      continue
    }
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(from, name), target)
    // Whole pages, as a full disk leaves them.
    if (index === lastFile) truncateSync(target, Math.floor(lstatSync(target).size / 2 / 8_192) * 8_192)
  }
}

/** Every file and folder in the order in which it is copied, shuffled or not by the caller. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('in-use'))

/** What a server would do there: refuse with a sentence, show every booking, or start as if nothing were missing. */
export async function outcomeOf(dataDir: string, rows: number): Promise<Outcome> {
  try {
    const storage = await openStorage({ dataDir, databaseUrl: null })
    const found = await storage.db.$count(bookings)
    await storage.close()
    return found === rows ? 'whole' : 'lost'
  } catch (error) {
    if (error instanceof DataFolderError) return 'refused'
    throw error
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
