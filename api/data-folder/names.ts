/** What the data folder contains. */

/** Generated pictures. */
export const PICTURES = 'media-cache'

/** Those of a server whose database lies elsewhere: they are no part of a copy that lost its own. */
export const PICTURES_BESIDE_POSTGRES = 'media-cache-of-postgres'

/** PGlite's files. */
export const DATABASE = 'postgres'

/** A database that is being made or restored; it gets its name once it is complete. */
export const UNFINISHED_DATABASE = 'postgres.new'

/** An empty file that the kernel locks for the process that has it open, see `kernel-lock.ts`. */
export const LOCK = 'in-use'

/** Who has the folder, and where the office may ask, see `holder.ts`. */
export const HOLDER = 'in-use.json'

export const UNFINISHED_HOLDER = 'in-use.json.new'

/** There while files of the database may still hold what was erased, see `wipe-mark.ts`. */
export const WIPE_DUE = 'wipe-due'
