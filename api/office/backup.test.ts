import { cpSync, readFileSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canMount, onSmallDisk } from '../../test/faults/rig/small-disk.ts'
import { tryDataFolder } from '../data-folder/data-folder.ts'
import { bookingRow, type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { openPglite } from '../db/pglite-on-disk.ts'
import { bookings } from '../db/schema/submissions.ts'
import { runProgram } from '../process/server-for-tests.ts'
import { fetchBackup } from './ask-office.ts'
import { restore } from './restore.ts'

/** Thirty megabytes of them. */
const LARGE_ROWS = sql`insert into team_applications
  (firstname, lastname, email, email_key, location, reason, created_at)
  select 'Ada', 'Obi', n || '@example.com', n || '@example.com', 'Lagos',
    (select string_agg(md5(random()::text || line), '') from generate_series(1, 150) as line), now()
  from generate_series(1, 6000) as n`

describe('a backup', { timeout: 120_000 }, () => {
  let data: DataForTests
  let file: string
  beforeAll(async () => {
    data = await dataForTests(5)
    file = join(data.around, 'backup.tar.gz')
    writeFileSync(file, await fetchBackup({ dataDir: data.made, databaseUrl: null }))
  }, 120_000)
  afterAll(() => data?.remove())

  const rowsIn = async (dataDir: string) => {
    const storage = await storageIn(dataDir)
    const rows = await storage.db.select().from(bookings).orderBy(asc(bookings.id))
    await storage.close()
    return rows
  }

  it('brings every row back into an empty folder, and goes on counting after them', async () => {
    const dataDir = join(data.around, 'restored')
    await restore(dataDir, file)
    expect(await rowsIn(dataDir)).toEqual(await rowsIn(data.made))
    expect(await rowsIn(dataDir)).toHaveLength(5)
    await expect(restore(dataDir, file)).rejects.toThrow('There is a database in')
  })

  it('that is back reminds the office of the old folder, which nothing is erased from any more', async () => {
    const run = runProgram('restore.ts', { DATA_DIR: join(data.around, 'restored-by-command') }, [file])
    expect(await run.ended).toBe(0)
    const told = 'Delete the old folder when the new one is right: it holds the same people.'
    expect(run.output()).toContain(told)
    expect(readFileSync('docs/owner.md', 'utf8').replaceAll('\n', ' ')).toContain(told)
  })

  it('that is cut short leaves the folder empty, with a sentence', async () => {
    const cut = join(data.around, 'cut.tar.gz')
    writeFileSync(cut, await fetchBackup({ dataDir: data.made, databaseUrl: null }))
    truncateSync(cut, 1_000_000)
    const dataDir = join(data.around, 'not-restored')
    await expect(restore(dataDir, cut)).rejects.toThrow(`${cut} is no whole backup; nothing was restored.`)
    await restore(dataDir, file)
    expect(await rowsIn(dataDir)).toHaveLength(5)
  })

  it.each([
    ['nothing', () => Buffer.of()],
    ['words', () => Buffer.from('These are no data.')],
    ['many words', () => Buffer.from('These are no data. '.repeat(1_000))],
    [
      'a damaged archive',
      (archive: Buffer) => {
        const second = archive.indexOf('ustar', 512)
        return Buffer.from(archive).fill('?', second, second + 8)
      },
    ],
  ])('that holds %s is refused with one sentence and nothing behind it', async (_, made) => {
    const wrong = join(data.around, 'wrong.tar.gz')
    writeFileSync(wrong, gzipSync(made(gunzipSync(readFileSync(file)))))
    const run = runProgram('restore.ts', { DATA_DIR: join(data.around, 'still-empty') }, [wrong])
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe(`${wrong} is no whole backup; nothing was restored.\n`)
  })

  it.skipIf(!canMount)('that finds no room is not called broken, and leaves the disk as it was', async () => {
    const large = join(data.around, 'large')
    cpSync(data.made, large, { recursive: true })
    const storage = await storageIn(large)
    await storage.db.execute(LARGE_ROWS)
    await storage.close()
    const whole = join(data.around, 'large.tar.gz')
    writeFileSync(whole, await fetchBackup({ dataDir: large, databaseUrl: null }))
    await onSmallDisk('60m', async (disk) => {
      const before = statfsSync(disk).bavail
      await expect(restore(join(disk, 'data'), whole)).rejects.toThrow(
        /The disk with the data folder .* is full/,
      )
      expect(statfsSync(disk).bavail).toBeGreaterThan(0.9 * before)
    })
  })

  it('of a disk too full for a checkpoint is whole all the same', async () => {
    const folder = tryDataFolder(data.copy())
    if (!folder) throw new Error('the folder is free')
    const open = await openPglite({ ...folder, hasRoom: () => false }, () => undefined)
    await open.db.insert(bookings).values(bookingRow(6))
    const whole = join(data.around, 'of-full-disk.tar.gz')
    const lastCheckpoint = async () =>
      JSON.stringify(await open.db.execute(sql`select checkpoint_lsn from pg_control_checkpoint()`))
    const before = await lastCheckpoint()
    writeFileSync(whole, await open.backUp())
    expect(await lastCheckpoint()).toBe(before)
    await open.close()
    folder.release()
    const dataDir = join(data.around, 'restored-of-full-disk')
    await restore(dataDir, whole)
    expect(await rowsIn(dataDir)).toHaveLength(6)
  })

  it('of nothing, or from nowhere, is a sentence', async () => {
    const nowhere = { dataDir: join(data.around, 'nowhere'), databaseUrl: null }
    await expect(fetchBackup(nowhere)).rejects.toThrow('There is no database in')
    await expect(restore(join(data.around, 'empty'), join(data.around, 'no-file'))).rejects.toThrow(
      'There is no file',
    )
  })
})
