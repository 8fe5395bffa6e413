import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { MIGRATIONS } from './database.ts'
import { START } from './fair-pglite.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Where this project keeps what it can make again. */
export const CACHE = join(ROOT, '.cache')

/** The folder of a migrated database without rows, to be copied; null where none was kept, as in a container. */
export function emptyDatabase(): string | null {
  const folder = keptFolder()
  return existsSync(folder) ? folder : null
}

/**
 * To make a database takes seconds, and to copy one does not: the build keeps one for the migrations of today. Those of
 * earlier migrations go, 39 MB each.
 */
export async function keepEmptyDatabase(cache = CACHE): Promise<void> {
  const folder = keptFolder(cache)
  if (existsSync(folder)) return
  mkdirSync(cache, { recursive: true })
  const aside = `${folder}.${process.pid}`
  const client = await migratedPglite(aside)
  await client.exec('checkpoint')
  await client.close()
  if (existsSync(folder))
    rmSync(aside, { recursive: true }) // another process was faster
  else renameSync(aside, folder)
  for (const name of readdirSync(cache)) {
    const other = join(cache, name)
    if (name.startsWith(NAME) && !other.startsWith(folder)) rmSync(other, { recursive: true, force: true })
  }
}

/** With all tables and no row; in memory without a folder. */
export async function migratedPglite(folder?: string): Promise<PGlite> {
  const client = await PGlite.create(folder, { startParams: START })
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  return client
}

const NAME = 'empty-database-'
const keptFolder = (cache = CACHE) => join(cache, NAME + databaseVersion())

/** A hash of the migrations and of PGlite, because another version may not read its files. */
export function databaseVersion(): string {
  const hash = createHash('sha256')
  const scripts = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  for (const name of scripts.sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  hash.update(readFileSync(join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json')))
  return hash.digest('hex').slice(0, 16)
}
