import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATABASE } from '../data-folder/names.ts'
import { openStorage, type Storage } from '../process/storage.ts'
import type { Database } from './database.ts'
import { databaseVersion, keepEmptyDatabase } from './empty-database.ts'
import { hasCopied } from './pglite-on-disk.ts'

const rows = async <Row>(db: Database, query: string): Promise<Row[]> => {
  const { rows: found } = (await db.execute(sql.raw(query))) as unknown as { rows: Row[] }
  return found
}

let around: string
const opened: Storage[] = []
const openNew = async (name: string) => {
  const storage = await openStorage({ databaseUrl: null, dataDir: join(around, name) })
  opened.push(storage)
  return storage
}

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'adbond-empty-'))
  await keepEmptyDatabase()
}, 120_000)

afterAll(async () => {
  for (const storage of opened) await storage.close()
  rmSync(around, { recursive: true })
})

test('a new data folder starts with a copy of the kept database, which stays empty and is for its owner alone', async () => {
  const [first, second] = [await openNew('first'), await openNew('second')]
  const identity = 'select system_identifier::text as id from pg_control_system()'
  expect(await rows(first.db, identity)).toEqual(await rows(second.db, identity))

  await first.db.execute(sql.raw('create table of_the_first (id int)'))
  const tables = "select tablename from pg_tables where schemaname = 'public' order by 1"
  const names = (await rows<{ tablename: string }>(second.db, tables)).map(({ tablename }) => tablename)
  expect(names).toContain('projects')
  expect(names).not.toContain('of_the_first')
  const { db } = await openNew('third')
  expect(await rows(db, tables)).toHaveLength(names.length)
  expect(statSync(join(around, 'first', DATABASE)).mode & 0o077).toBe(0)
}, 120_000)

test('those of earlier migrations go when a new one is kept, and nothing else of the cache does', async () => {
  const cache = join(around, 'cache')
  const kept = `empty-database-${databaseVersion()}`
  const others = [`${kept}.1`, 'kept-builds'] // one that another process is making, and what is none
  for (const name of ['empty-database-of-before', 'empty-database-of-before.7', ...others]) {
    mkdirSync(join(cache, name), { recursive: true })
  }
  await keepEmptyDatabase(cache)
  expect(readdirSync(cache).toSorted()).toEqual([kept, ...others].toSorted())
}, 120_000)

test('a kept database that cannot be copied leaves nothing behind, and the server makes its own', () => {
  const folder = join(around, 'in-the-way')
  writeFileSync(folder, 'a file') // root may read everything, so a kept database of another user shows nothing here
  expect(hasCopied(around, folder)).toBe(false)
  expect(existsSync(folder)).toBe(false)
  expect(hasCopied(null, folder)).toBe(false)
})

test('each step of the schema is younger than the one before it, because a living database passes over an older one', () => {
  const journal = readFileSync(new URL('migrations/meta/_journal.json', import.meta.url), 'utf8')
  const { entries }: { entries: { when: number }[] } = JSON.parse(journal)
  const made = entries.map(({ when }) => when)
  expect(made).toEqual([...new Set(made)].toSorted((a, b) => a - b))
})
