import { type OpenDatabase, openPostgres } from './database.ts'
import { pgliteForTests } from './pglite-for-tests.ts'
import { startPostgres } from './postgres/postgres-for-tests.ts'
import { postgresPrograms } from './postgres/programs-for-tests.ts'

export type DatabaseForTests = { name: string; isMissing: boolean; open: () => Promise<OpenDatabase> }

const programs = postgresPrograms()

if (programs === null) {
  console.warn(
    '!! PostgreSQL is not installed: its tests are SKIPPED. To run them: apt-get install postgresql',
  )
}

/** Both databases the API runs on: `describe.each(bothDatabases)` proves a behaviour on each. */
export const bothDatabases: DatabaseForTests[] = [
  { name: 'PGlite', isMissing: false, open: pgliteForTests },
  { name: 'PostgreSQL', isMissing: programs === null, open: openTemporaryPostgres },
]

async function openTemporaryPostgres(): Promise<OpenDatabase> {
  if (programs === null) throw new Error('PostgreSQL is not installed')
  const server = await startPostgres(programs)
  const { db, close } = await openPostgres(server.url)
  return {
    db,
    close: async () => {
      await close()
      server.stop()
    },
  }
}
