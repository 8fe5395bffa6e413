/** `npm run restore -- <file>`: makes the database of an empty data folder from a backup. */
import { readArguments } from './office/arguments.ts'
import { OfficeError } from './office/office-error.ts'
import { restore } from './office/restore.ts'
import { runCommand } from './office/run-command.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Write: npm run restore -- <file>'

/** No upkeep reaches it: what the privacy page promises would not hold there. */
const OLD_FOLDER = 'Delete the old folder when the new one is right: it holds the same people.'

await runCommand(async () => {
  const [file] = readArguments(USAGE, {}, 1).positionals
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (file === undefined) throw new OfficeError(USAGE)
  if (databaseUrl !== null) throw new OfficeError('On PostgreSQL a backup is restored with pg_restore.')
  await restore(dataDir, file)
  return `Restored ${file} into ${dataDir}. A server serves it that starts with DATA_DIR=${dataDir} in its .env. ${OLD_FOLDER}\n`
})
