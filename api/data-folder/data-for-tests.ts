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
  for (let row = 1; row <= rows; row += 1) await storage.db.insert(bookings).values(bookingRow(row))
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

/** Ahead, because a server that opens the data erases visits that are long over. */
export const BOOKED_DAY = addDays(lagosDay(new Date()), 10)

export const bookingRow = (number: number) => ({
  scheduleId: SCHEDULES.daily,
  bookedDate: BOOKED_DAY,
  firstname: 'Ada',
  lastname: 'Obi',
  email: `person${number}@example.com`,
  phoneNumber: '08031234567',
  createdAt: NOW.toISOString(),
})
