import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentForTests, NOW, SCHEDULES, TODAY } from '../db/content-for-tests.ts'
import { bookings } from '../db/schema/submissions.ts'
import { seedDatabase } from '../db/seed-loader.ts'
import { addDays, lagosDay } from '../lagos-date.ts'
import { openStorage } from '../process/storage.ts'

const NEVER = (sentence: string) => {
  throw new Error(sentence)
}

export const storageIn = (dataDir: string, onLost = NEVER) =>
  openStorage({ dataDir, databaseUrl: null }, onLost)

/** A data folder with the small content and so many bookings, closed; `copy` gives a test one of its own. */
export async function dataForTests(rows: number) {
  const around = mkdtempSync(join(tmpdir(), 'adbond-data-'))
  const made = join(around, 'made')
  const storage = await storageIn(made)
  await seedDatabase(storage.db, TODAY, contentForTests)
  const bookedDate = addDays(lagosDay(new Date()), 10) // a server that opens it erases visits that are long over
  for (let row = 1; row <= rows; row += 1)
    await storage.db.insert(bookings).values({ ...bookingRow(row), bookedDate })
  await storage.close()
  let copies = 0
  return {
    made,
    around,
    copy: () => {
      const path = join(around, `copy-${++copies}`)
      cpSync(made, path, { recursive: true })
      return path
    },
    remove: () => rmSync(around, { recursive: true, force: true }),
  }
}

export type DataForTests = Awaited<ReturnType<typeof dataForTests>>

export const bookingRow = (number: number) => ({
  scheduleId: SCHEDULES.daily,
  bookedDate: '2026-11-30',
  firstname: 'Ada',
  lastname: 'Obi',
  email: `person${number}@example.com`,
  phoneNumber: '08031234567',
  createdAt: NOW.toISOString(),
})
