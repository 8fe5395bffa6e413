import { statfsSync } from 'node:fs'

/**
 * PGlite never recovers from a log that it could not write (decision 100), so it must not get there. Below this limit
 * nothing is stored until there is room again. It covers two log files of 16 MB and what a checkpoint writes.
 */
const RESERVE_BYTES = 48 * 1_024 * 1_024

/** `beyond` bytes more than the reserve: for what may not bring the database near it. */
export function hasRoom(folder: string, beyond = 0): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= RESERVE_BYTES + beyond
}
