import { existsSync } from 'node:fs'
import { DataFolderError } from '../data-folder/folder-error.ts'
import { DatabaseAway } from '../db/postgres/database-away.ts'
import { SettingsError } from '../environment.ts'
import { faultOf } from '../log/fault.ts'
import { plainReason } from '../process/start-fault.ts'
import { OfficeError } from './office-error.ts'

const EXPECTED = [DatabaseAway, OfficeError, DataFolderError, SettingsError]

const OF_CONTAINER =
  'A container is set up here (deploy/.env), and this asks the data folder beside it. What people sent to the container: docker compose --file deploy/compose.yaml exec -T site node api/bookings.ts, likewise applications and person.'

/** Prints what a command of the office says, or one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  if (process.env.DATABASE_URL === undefined && existsSync('deploy/.env')) console.error(OF_CONTAINER)
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
