import { DataFolderError } from '../data-folder/folder-error.ts'
import { DatabaseAway } from '../db/postgres/database-away.ts'
import { SettingsError } from '../environment.ts'
import { faultOf } from '../log/fault.ts'
import { plainReason } from '../process/start-fault.ts'
import { OfficeError } from './office-error.ts'

const EXPECTED = [DatabaseAway, OfficeError, DataFolderError, SettingsError]

/** Prints what a command of the office says, or one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind)
    // Another message could quote a row of the database.
    const { name, code } = faultOf(error)
    const fault = code === undefined ? name : `${name} ${code}`
    const unexpected = plainReason(error) ?? `It could not be done: the database failed (${fault}).`
    console.error(isExpected && error instanceof Error ? error.message : unexpected)
    process.exitCode = 1
  }
}
