/** `npm run backup -- <file>`: writes the whole database to one file, also while the server runs. */
import { startPrivately } from './data-folder/private-folder.ts'
import { readArguments } from './office/arguments.ts'
import { fetchBackup } from './office/ask-office.ts'
import { runCommand } from './office/run-command.ts'
import { saveBackup } from './office/save-backup.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Write: npm run backup [-- <file>]'
const FOLDER = 'backups' // not in git

await runCommand(async () => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const [named] = readArguments(USAGE, {}, 1).positionals
  const file = named ?? `${FOLDER}/adbond-${moment}.tar.gz`
  startPrivately() // it holds what visitors sent
  const backup = await fetchBackup(readSettings(process.env))
  saveBackup(file, backup, named === undefined ? FOLDER : undefined)
  return `Saved ${file} (${Math.ceil(backup.length / 1_000)} kB). It holds what visitors sent: keep it as safe as the data.\n`
})
