import { cpSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tryDataFolder } from '../data-folder/data-folder.ts'
import { bookingRow, type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { carryOut } from '../office/carry-out.ts'
import { erasePerson } from '../office/erase.ts'
import { upkeep } from '../process/upkeep.ts'
import { NOW } from './content-for-tests.ts'
import { openPglite } from './pglite-on-disk.ts'
import { bookings } from './schema/submissions.ts'

const ZEBRA = 'zebra@example.com'

let data: DataForTests
beforeAll(async () => {
  data = await dataForTests(3)
}, 120_000)
afterAll(() => data?.remove())

/** The files that contain a text, as another account would search for it with `strings`. */
const filesWith = (text: string, dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(dataDir, name)
    return name !== 'in-use' && lstatSync(path).isFile() && readFileSync(path).includes(text)
  })

async function storageWithZebra(dataDir: string) {
  const storage = await storageIn(dataDir)
  await storage.db.insert(bookings).values({ ...bookingRow(0), email: ZEBRA })
  return storage
}

it('an erased person can not be read from the files either, and everybody else can', {
  timeout: 120_000,
}, async () => {
  const storage = await storageWithZebra(data.made)
  expect(filesWith(ZEBRA, data.made)).not.toEqual([])
  await carryOut(storage, { ask: 'erase-person', who: { email: ZEBRA } }, new Date())
  expect(filesWith(ZEBRA, data.made)).toEqual([])
  expect(filesWith('person2@example.com', data.made)).not.toEqual([])
  await storage.close()
})

describe('when the process ends right after a person was erased', { timeout: 120_000 }, () => {
  let left: string
  beforeAll(async () => {
    const dataDir = data.copy()
    const storage = await storageWithZebra(dataDir)
    await storage.erase(() => erasePerson(storage.db, { email: ZEBRA }, NOW))
    left = `${dataDir}-left`
    cpSync(dataDir, left, { recursive: true }) // as `kill -9` would leave it
    await storage.close()
  }, 120_000)

  it('the next start clears the files of them', async () => {
    expect(filesWith(ZEBRA, left)).not.toEqual([])
    const dataDir = `${left}-to-start`
    cpSync(left, dataDir, { recursive: true })
    const storage = await storageIn(dataDir)
    await upkeep(storage, { sampleData: false, applicationMonths: 12 }, NOW)
    expect(filesWith(ZEBRA, dataDir)).toEqual([])
    expect(readdirSync(dataDir)).not.toContain('wipe-due')
    expect(await storage.db.$count(bookings)).toBe(3)
    await storage.close()
  })

  it('there is no backup while there is no room to clear the files, because it would hold them', async () => {
    const dataDir = `${left}-full`
    cpSync(left, dataDir, { recursive: true })
    const folder = tryDataFolder(dataDir)
    if (!folder) throw new Error('the folder is free')
    vi.spyOn(console, 'error').mockReturnValueOnce()
    const storage = await openPglite({ ...folder, hasRoom: () => false }, () => undefined)
    const said = await storage.backUp().catch(String)
    expect(said).toMatch(/No backup was made: .* has no room/)
    await storage.close()
    folder.release()
  })

  it('the next backup does not hold them', async () => {
    const storage = await storageIn(left)
    const backup = gunzipSync(await storage.backUp())
    expect([backup.includes(ZEBRA), backup.includes('person2@example.com')]).toEqual([false, true])
    await storage.close()
  })
})
