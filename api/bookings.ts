/**
 * `npm run bookings`: who booked which tour. `-- --csv`: for a spreadsheet. `-- --cancel AB-1Z5E61`: frees the seat.
 * `--day 2026-11-28` (on which they came), `--tour-day 2026-12-05` and `--ids 120-179` name some of them, and with
 * `--ids` and `--cancel` these are cancelled.
 */
import * as v from 'valibot'
import { readArguments } from './office/arguments.ts'
import { askOffice } from './office/ask-office.ts'
import { commandSchema } from './office/command.ts'
import { OfficeError } from './office/office-error.ts'
import { runCommand } from './office/run-command.ts'
import { warnOfBanner } from './office/warn-of-banner.ts'
import { readSettings } from './settings.ts'

const USAGE =
  'Write: npm run bookings [-- [--day <YYYY-MM-DD>] [--tour-day <YYYY-MM-DD>] [--ids <first>-<last>] [--csv]], or with --ids <first>-<last> --cancel, or only --cancel <reference>'

await runCommand(async () => {
  const { values, positionals } = readArguments(
    USAGE,
    {
      csv: { type: 'boolean' },
      day: { type: 'string' },
      'tour-day': { type: 'string' },
      ids: { type: 'string' },
      cancel: { type: 'boolean' },
    },
    1,
  )
  const { csv, cancel, day, ids, 'tour-day': tourDay } = values
  const [reference] = positionals
  const which = (day ?? tourDay ?? ids) === undefined ? undefined : { day, tourDay, ids }
  if (cancel ? csv || (which && reference !== undefined) : reference !== undefined)
    throw new OfficeError(USAGE)
  const cancelled = which ? { ask: 'cancel-bookings', which } : { ask: 'cancel-booking', reference }
  const listed = { ask: 'list-bookings', format: csv ? 'csv' : 'table', which }
  const command = v.safeParse(commandSchema, cancel ? cancelled : listed)
  if (!command.success) throw new OfficeError(USAGE)
  const settings = readSettings(process.env)
  if (csv) warnOfBanner()
  return askOffice(settings, command.output)
})
