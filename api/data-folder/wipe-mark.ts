import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIPE_DUE } from './names.ts'
import { flushFolder } from './on-disk.ts'

export type WipeMark = { isSet: () => boolean; set: () => void; remove: () => void }

/**
 * An empty file that says: rows were erased, or are about to be, and the database's files may still hold them. It is on
 * the disk before the rows are gone, so it outlives the process and a power cut.
 */
export function wipeMark(folder: string, isOurs: () => boolean): WipeMark {
  const path = join(folder, WIPE_DUE)
  return {
    isSet: () => existsSync(path),
    set: () => {
      if (existsSync(path) || !isOurs()) return
      writeFileSync(path, '', { mode: 0o600 })
      flushFolder(folder)
    },
    remove: () => {
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}
