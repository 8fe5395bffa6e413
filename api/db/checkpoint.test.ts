import { cpSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { canMount, onSmallDisk } from '../../test/faults/rig/small-disk.ts'
import { tryDataFolder } from '../data-folder/data-folder.ts'
import { bookingRow, type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { hasRoom } from '../data-folder/free-space.ts'
import { upkeep } from '../process/upkeep.ts'
import { NOW } from './content-for-tests.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite-on-disk.ts'
import { bookings } from './schema/submissions.ts'

const LEFT_BYTES = 40 * 1_024 * 1_024 // less than the reserve, and enough for a checkpoint

let data: DataForTests
beforeAll(async () => {
  data = await dataForTests(0)
}, 120_000)
afterAll(() => data?.remove())

const logFilesOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length

/** Books, and ends a file of the log after each booking: as after months of them. */
async function fillLog(db: Database) {
  for (let number = 1; number <= 4; number++) {
    await db.insert(bookings).values(bookingRow(number))
    await db.execute(sql`select pg_switch_wal()`)
  }
}

describe('the log of PGlite', { timeout: 60_000 }, () => {
  it('grows with every booking, and the upkeep deletes what is not needed any more', async () => {
    const storage = await storageIn(data.made)
    await fillLog(storage.db)
    expect(logFilesOf(data.made)).toBeGreaterThan(3)
    await upkeep(storage, { sampleData: false, applicationMonths: 12 }, NOW)
    expect(logFilesOf(data.made)).toBe(1)
    await storage.close()
  })

  it.skipIf(!canMount)('makes room when it is what fills the disk', () =>
    onSmallDisk('240m', async (disk) => {
      const dataDir = join(disk, 'data')
      cpSync(data.made, dataDir, { recursive: true })
      const folder = tryDataFolder(dataDir)
      if (!folder) throw new Error('the folder is free')
      const open = await openPglite(folder, () => undefined)
      await fillLog(open.db)
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(join(disk, 'filling'), new Uint8Array(bavail * bsize - LEFT_BYTES))
      const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
      await open.writeWhileThereIsRoom()
      expect(hasRoom(disk)).toBe(true)
      await open.writeWhileThereIsRoom()
      expect(said.mock.calls.flat()).toEqual([
        expect.stringContaining('is full: nothing is stored'),
        expect.stringContaining('There is room again'),
      ])
      said.mockRestore()
      await open.db.insert(bookings).values(bookingRow(9))
      await open.close()
      folder.release()
    }),
  )
})
