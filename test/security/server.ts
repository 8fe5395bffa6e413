/** The reference server as its owner would expose it to strangers, with its log. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askOffice } from '../../api/office/ask-office.ts'
import { addressOf, runProgram } from '../../api/process/server-for-tests.ts'

export const OUR_ORIGIN = 'https://www.adbond.example'

/** docs/owner.md, "On the internet". */
export const IN_PUBLIC = { ALLOWED_ORIGINS: OUR_ORIGIN, REQUIRE_KEY: '1', BEHIND_TLS: '1' } as const

/** For checks that send more than any person does; the limits have checks of their own. */
export const UNBOUNDED = {
  POST_LIMIT: '0',
  READ_LIMIT: '0',
  BOOKINGS_PER_EMAIL: '0',
  BOOKINGS_PER_DAY: '0',
  APPLICATIONS_PER_DAY: '0',
} as const

export type PublicServer = {
  origin: string
  /** All that it wrote so far. */
  log: () => string
  /** What the office sees of all submissions, as CSV. */
  bookings: () => Promise<string>
  applications: () => Promise<string>
  /** Stored submissions of both kinds. */
  rows: () => Promise<number>
}

/** The first line names the columns; an empty list does not even have that. */
const linesOf = (csv: string): number => Math.max(0, csv.split('\r\n').filter(Boolean).length - 1)

export async function withServer<Result>(
  settings: Readonly<Record<string, string>>,
  use: (server: PublicServer) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adbond-security-'))
  const run = runProgram('server.ts', { DATA_DIR: dataDir, SITE_DIR: path.resolve('dist'), ...settings })
  const where = { dataDir, databaseUrl: null }
  const bookings = () => askOffice(where, { ask: 'list-bookings', format: 'csv' })
  const applications = () => askOffice(where, { ask: 'list-applications', format: 'csv' })
  try {
    const origin = (await addressOf(run)).replace('127.0.0.1', 'localhost')
    const rows = async () => {
      const lists = await Promise.all([bookings(), applications()])
      return lists.reduce((sum, csv) => sum + linesOf(csv), 0)
    }
    return await use({ origin, log: run.output, bookings, applications, rows })
  } finally {
    run.child.kill('SIGTERM')
    await run.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
