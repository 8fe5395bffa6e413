/** `npm run applications`: who wants to join the virtual team. `-- --csv`: for a spreadsheet. */
import { readArguments } from './office/arguments.ts'
import { askOffice } from './office/ask-office.ts'
import { runCommand } from './office/run-command.ts'
import { warnOfBanner } from './office/warn-of-banner.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Write: npm run applications [-- --csv]'

await runCommand(async () => {
  const { values } = readArguments(USAGE, { csv: { type: 'boolean' } })
  if (values.csv) warnOfBanner()
  return askOffice(readSettings(process.env), {
    ask: 'list-applications',
    format: values.csv ? 'csv' : 'table',
  })
})
