import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { type OpenDatabase, schema } from './database.ts'
import { CACHE, databaseVersion, migratedPglite } from './empty-database.ts'
import { FairPglite, START } from './fair-pglite.ts'

/** A migrated, empty database in memory. Migrating takes seconds, so a dump is kept per set of migrations. */
export async function pgliteForTests(): Promise<OpenDatabase> {
  const client = new FairPglite({ startParams: START, loadDataDir: await migratedDump() })
  await client.waitReady
  return { db: drizzle(client, { schema }), close: () => client.close() }
}

async function migratedDump(): Promise<Blob> {
  const path = join(CACHE, `pglite-${databaseVersion()}.tar`)
  if (!existsSync(path)) await writeDump(path)
  return new Blob([readFileSync(path)])
}

async function writeDump(path: string): Promise<void> {
  const client = await migratedPglite()
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, new Uint8Array(await dump.arrayBuffer()))
  renameSync(aside, path)
}
