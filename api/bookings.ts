/** `npm run bookings`: who booked which tour. With `-- --csv`, for a spreadsheet. */
import { asCsv, asTable } from './bookings/booking-table.ts'
import { findBookings } from './bookings/find-bookings.ts'
import { readSettings } from './settings.ts'

try {
  const lines = await findBookings(readSettings(process.env))
  process.stdout.write(process.argv.includes('--csv') ? asCsv(lines) : `${asTable(lines)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The bookings could not be read.')
  process.exitCode = 1
}
