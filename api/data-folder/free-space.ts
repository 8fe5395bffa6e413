import { statfsSync } from 'node:fs'

/**
 * PGlite never comes back from a log that it could not write (decision 100), so it is not let get there: below this, and
 * that is two log files of 16 MB and what a checkpoint writes, nothing is stored until there is room again.
 */
const RESERVE_BYTES = 48 * 1_024 * 1_024

export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= RESERVE_BYTES
}
