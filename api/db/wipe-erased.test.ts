import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingRow, type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { carryOut } from '../office/carry-out.ts'
import { bookings } from './schema/submissions.ts'

let data: DataForTests
beforeAll(async () => {
  data = await dataForTests(3)
}, 120_000)
afterAll(() => data?.remove())

/** The files that contain a text, as another account would search for it with `strings`. */
const filesWith = (text: string): string[] =>
  readdirSync(data.made, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(data.made, name)
    return name !== 'in-use' && lstatSync(path).isFile() && readFileSync(path).includes(text)
  })

it('an erased person can not be read from the files either, and everybody else can', {
  timeout: 120_000,
}, async () => {
  const storage = await storageIn(data.made)
  await storage.db.insert(bookings).values({ ...bookingRow(0), email: 'zebra@example.com' })
  expect(filesWith('zebra@example.com')).not.toEqual([])
  await carryOut(storage, { ask: 'erase-person', email: 'zebra@example.com' }, new Date())
  expect(filesWith('zebra@example.com')).toEqual([])
  expect(filesWith('person2@example.com')).not.toEqual([])
  await storage.close()
})
