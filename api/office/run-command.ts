import { DataFolderError } from '../data-folder/folder-error.ts'
import { SettingsError } from '../environment.ts'
import { OfficeError } from './office-error.ts'

const EXPECTED = [OfficeError, DataFolderError, SettingsError]

/** Prints what a command of the office says, or one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind)
    // Another message could quote a row of the database.
    console.error(
      isExpected && error instanceof Error ? error.message : 'It could not be done: the database failed.',
    )
    process.exitCode = 1
  }
}
