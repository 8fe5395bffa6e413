/** What lies in the data folder, besides the pictures that were made (`media-cache`). */

/** PGlite's files. */
export const DATABASE = 'postgres'

/** A database that is being made or restored; it gets its name once it is whole. */
export const UNFINISHED_DATABASE = 'postgres.new'

/** An empty file that the kernel locks for the process that has it open, see `kernel-lock.ts`. */
export const LOCK = 'in-use'

/** Who has the folder, and where the office may ask, see `holder.ts`. */
export const HOLDER = 'in-use.json'

export const UNFINISHED_HOLDER = 'in-use.json.new'
