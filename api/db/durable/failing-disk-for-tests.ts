/** `node … <data folder>`: books once, and once more while the disk takes nothing. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { bookingRow } from '../../data-folder/data-for-tests.ts'
import { openStorage } from '../../process/storage.ts'
import { bookings } from '../schema/submissions.ts'

const [, , dataDir = ''] = process.argv
const { db } = await openStorage({ dataDir, databaseUrl: null })
await db.insert(bookings).values(bookingRow(1))
console.log('booked')
fs.fsyncSync = () => {
  throw Object.assign(new Error('the disk fails'), { code: 'EIO' })
}
syncBuiltinESMExports()
await db.insert(bookings).values(bookingRow(2))
console.log('booked, and lost')
process.exit(0)
