import { startPostgres } from '../../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../../api/db/postgres/programs-for-tests.ts'
import { type Site, type SiteOptions, startSite } from '../../harness/site.ts'

export type DatabaseName = 'PGlite' | 'PostgreSQL'

/** A site on that database, for as long as `use` runs; null when PostgreSQL is not installed. */
export async function onDatabase<Result>(
  name: DatabaseName,
  options: SiteOptions,
  use: (site: Site) => Promise<Result>,
): Promise<Result | null> {
  if (name === 'PGlite') return withSite(await startSite(options), use)
  const programs = postgresPrograms()
  if (programs === null) return null
  const server = await startPostgres(programs)
  try {
    return await withSite(await startSite({ ...options, databaseUrl: server.url }), use)
  } finally {
    server.stop()
  }
}

async function withSite<Result>(site: Site, use: (site: Site) => Promise<Result>): Promise<Result> {
  try {
    return await use(site)
  } finally {
    await site.remove()
  }
}
