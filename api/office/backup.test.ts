import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { bookings } from '../db/schema/submissions.ts'
import { fetchBackup } from './ask-office.ts'
import { restore } from './restore.ts'

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

  it('that is cut short leaves the folder empty, with a sentence', async () => {
    const cut = join(data.around, 'cut.tar.gz')
    writeFileSync(cut, await fetchBackup({ dataDir: data.made, databaseUrl: null }))
    truncateSync(cut, 1_000_000)
    const dataDir = join(data.around, 'not-restored')
    await expect(restore(dataDir, cut)).rejects.toThrow(`${cut} is no whole backup; nothing was restored.`)
    await restore(dataDir, file)
    expect(await rowsIn(dataDir)).toHaveLength(5)
  })

  it('of nothing, or from nowhere, is a sentence', async () => {
    const nowhere = { dataDir: join(data.around, 'nowhere'), databaseUrl: null }
    await expect(fetchBackup(nowhere)).rejects.toThrow('There is no database in')
    await expect(restore(join(data.around, 'empty'), join(data.around, 'no-file'))).rejects.toThrow(
      'There is no file',
    )
  })
})
