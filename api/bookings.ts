/**
 * `npm run bookings`: who booked which tour. `-- --csv`: for a spreadsheet. `-- --cancel AB-1Z5E61`: frees the seat.
 */
import { readArguments } from './office/arguments.ts'
import { askOffice } from './office/ask-office.ts'
import { OfficeError } from './office/office-error.ts'
import { runCommand } from './office/run-command.ts'
import { warnOfBanner } from './office/warn-of-banner.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Write: npm run bookings [-- --csv | --cancel <reference>]'

await runCommand(async () => {
  const { values } = readArguments(USAGE, { csv: { type: 'boolean' }, cancel: { type: 'string' } })
  if (Object.keys(values).length > 1) throw new OfficeError(USAGE)
  const settings = readSettings(process.env)
  if (values.cancel !== undefined) {
    return askOffice(settings, { ask: 'cancel-booking', reference: values.cancel })
  }
  if (values.csv) warnOfBanner()
  return askOffice(settings, { ask: 'list-bookings', format: values.csv ? 'csv' : 'table' })
})
