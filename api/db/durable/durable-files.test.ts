import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tryDataFolder } from '../../data-folder/data-folder.ts'
import { bookingRow, type DataForTests, dataForTests, storageIn } from '../../data-folder/data-for-tests.ts'
import { makeDatabase } from '../pglite-on-disk.ts'
import { bookings } from '../schema/submissions.ts'
import { DurableFiles } from './durable-files.ts'

/** What reached the disk, in order: a path, a number of an open file, or a new name. */
const { done } = vi.hoisted(() => ({ done: [] as (string | number)[] }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const names = new Map<number, string>()
  return {
    ...fs,
    openSync: (path: string, flags: string) => {
      const handle = fs.openSync(path, flags)
      names.set(handle, path)
      return handle
    },
    fsyncSync: (handle: number) => {
      done.push(names.get(handle) ?? handle)
      fs.fsyncSync(handle)
    },
    renameSync: (from: string, to: string) => {
      fs.renameSync(from, to)
      done.push(`renamed ${to}`)
    },
  }
})

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const open = async (path: string, flags: string) => {
    const handle = await fs.open(path, flags)
    const sync = handle.sync.bind(handle)
    return Object.assign(handle, { sync: () => sync().then(() => done.push(path)) })
  }
  return { ...fs, open }
})

let data: DataForTests
beforeAll(async () => {
  data = await dataForTests(0)
}, 120_000)
afterAll(() => data?.remove())
beforeEach(() => {
  done.length = 0
})

describe('a database in a folder', { timeout: 60_000 }, () => {
  it('has every booking on the disk before it is acknowledged, and all the rest at a checkpoint', async () => {
    const storage = await storageIn(data.copy())
    for (let row = 1; row <= 20; row++) {
      done.length = 0
      await storage.db.insert(bookings).values(bookingRow(row))
      expect(done.length, `booking ${row}`).toBeGreaterThan(0)
    }
    done.length = 0
    await storage.checkpoint()
    expect(done.length).toBeGreaterThan(10)
    expect(await storage.db.execute(sql`show fsync`)).toMatchObject({ rows: [{ fsync: 'on' }] })
    await storage.close()
  })

  it('ends the process when the disk does not take a booking, for PGlite would acknowledge it', async () => {
    const dataDir = data.copy()
    const program = join(import.meta.dirname, 'failing-disk-for-tests.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, dataDir], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, 'booked\n'])
    expect(stderr).toContain('did not take what was written. Start again')
    const next = await storageIn(dataDir)
    expect((await next.db.select().from(bookings)).map(({ email }) => email)).toContain('person1@example.com')
    await next.close()
  })

  it('does not start, and says why, when a version of PGlite flushes in another way', async () => {
    const init = vi.spyOn(DurableFiles.prototype, 'init').mockImplementation(NodeFS.prototype.init)
    await expect(storageIn(data.copy())).rejects.toThrow('a power cut would lose them')
    init.mockRestore()
  })

  it('is on the disk whole before it has its name, and its name is as well', async () => {
    const dataDir = join(data.around, 'new')
    const folder = tryDataFolder(dataDir)
    if (!folder) throw new Error('the folder is free')
    done.length = 0
    await makeDatabase(folder)
    const renamed = done.indexOf(`renamed ${folder.database}`)
    const below = readdirSync(folder.database, { recursive: true, encoding: 'utf8' })
    expect(below.length).toBeGreaterThan(900)
    expect(new Set(done.slice(0, renamed))).toEqual(
      new Set([folder.unfinished, ...below.map((name) => join(folder.unfinished, name))]),
    )
    expect(done.slice(renamed + 1)).toEqual([dirname(folder.database)])
    folder.release()
  })
})
