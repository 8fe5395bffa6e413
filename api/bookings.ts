/** `npm run bookings`: who booked which tour. With `-- --csv`, for a spreadsheet. */
import { findBookings } from './bookings/find-bookings.ts'
import { readSettings } from './settings.ts'

try {
  const format = process.argv.includes('--csv') ? 'csv' : 'table'
  process.stdout.write(await findBookings(readSettings(process.env), format))
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The bookings could not be read.')
  process.exitCode = 1
}
