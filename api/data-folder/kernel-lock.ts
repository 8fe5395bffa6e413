import { DatabaseSync } from 'node:sqlite'

export type KernelLock = { release: () => void }

const BUSY = 5 // SQLITE_BUSY, https://sqlite.org/rescode.html#busy

/**
 * Locks a file for this process, or returns null when another one has it. Node has no `flock`, but its SQLite locks the
 * file that it writes to, and the kernel holds that lock. It works across containers and links, sleeps with its
 * process, and ends with it, kill -9 included. Nothing is ever written into the file.
 *
 * No other code in this process may open the file: closing any handle of it would end the lock (POSIX).
 */
export function lockFile(path: string): KernelLock | null {
  const file = new DatabaseSync(path)
  try {
    file.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
    return {
      release: () => {
        if (file.isOpen) file.close()
      },
    }
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null
    throw error
  }
}
