import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderError } from './folder-error.ts'
import {
  DATABASE,
  HOLDER,
  LOCK,
  PICTURES_BESIDE_POSTGRES,
  UNFINISHED_DATABASE,
  UNFINISHED_HOLDER,
  WIPE_DUE,
} from './names.ts'

/**
 * What a folder without a database may contain. `npm run dev` keeps its own folder in `.data`, with an older lock
 * beside it.
 */
const MAY_LIE_BEFORE = new Set([
  LOCK,
  HOLDER,
  UNFINISHED_HOLDER,
  UNFINISHED_DATABASE,
  PICTURES_BESIDE_POSTGRES,
  WIPE_DUE,
  'lost+found',
  'dev',
  'dev.lock',
])

/** The folders that every PostgreSQL makes. A copy that drops empty ones is no longer a database. */
const FOLDERS = [
  'base',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]

const PAGE_BYTES = 8_192 // BLCKSZ
const LOG_FILE_BYTES = 16 * 1_024 * 1_024 // wal_segment_size
const LOG_FILE = /^[0-9A-F]{24}$/

const ADVICE = 'Restore a backup into an empty folder (npm run restore), or set DATA_DIR to another folder.'

/**
 * False in a folder for a new database. Throws when it holds something else, or only a part of a database: PGlite would
 * silently create a new, empty one over it.
 */
export function hasDatabase(folder: string, shown: string): boolean {
  const database = join(folder, DATABASE)
  if (!existsSync(database)) {
    const others = readdirSync(folder).filter((name) => !MAY_LIE_BEFORE.has(name))
    if (others.length === 0) return false
    throw new DataFolderError(
      `The data folder ${shown} is not empty and holds no database (${others.slice(0, 3).join(', ')}). ${ADVICE}`,
    )
  }
  const missing = missingPart(database)
  if (missing === null) return true
  throw new DataFolderError(
    `The database in ${shown} is not whole: ${missing} is missing or cut short. ${ADVICE}`,
  )
}

/** The first file or folder that a complete database has and this one lacks; null when there is none. */
function missingPart(database: string): string | null {
  const sizeOf = (name: string) => statSync(join(database, name), { throwIfNoEntry: false })?.size ?? 0
  if (sizeOf('PG_VERSION') === 0) return 'PG_VERSION'
  const folder = FOLDERS.find((name) => !existsSync(join(database, name)))
  if (folder !== undefined) return folder
  if (sizeOf('global/pg_control') !== PAGE_BYTES) return 'global/pg_control'
  const logs = readdirSync(join(database, 'pg_wal')).filter((name) => LOG_FILE.test(name))
  if (logs.length === 0) return 'pg_wal'
  const cut = logs.find((name) => sizeOf(`pg_wal/${name}`) !== LOG_FILE_BYTES)
  return cut === undefined ? null : `pg_wal/${cut}`
}
