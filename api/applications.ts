/**
 * `npm run applications`: who wants to join the virtual team. `-- --csv`: for a spreadsheet. `-- --day 2026-11-28` and
 * `--ids 120-340` name some of them, and `--ids 120-340 --erase` deletes these.
 */
import * as v from 'valibot'
import { readArguments } from './office/arguments.ts'
import { askOffice } from './office/ask-office.ts'
import { whichSchema } from './office/lists/which.ts'
import { OfficeError } from './office/office-error.ts'
import { runCommand } from './office/run-command.ts'
import { warnOfBanner } from './office/warn-of-banner.ts'
import { readSettings } from './settings.ts'

const USAGE =
  'Write: npm run applications [-- [--day <YYYY-MM-DD>] [--ids <first>-<last>] [--csv]], or with --ids <first>-<last> --erase'

await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    csv: { type: 'boolean' },
    day: { type: 'string' },
    ids: { type: 'string' },
    erase: { type: 'boolean' },
  })
  const { csv, erase, day, ids } = values
  if (erase && (csv || day !== undefined || ids === undefined)) throw new OfficeError(USAGE)
  const which = v.safeParse(v.optional(whichSchema), (day ?? ids) === undefined ? undefined : { day, ids })
  if (!which.success) throw new OfficeError(USAGE)
  const settings = readSettings(process.env)
  if (erase && ids) return askOffice(settings, { ask: 'erase-applications', ids })
  if (csv) warnOfBanner()
  return askOffice(settings, {
    ask: 'list-applications',
    format: csv ? 'csv' : 'table',
    which: which.output,
  })
})
