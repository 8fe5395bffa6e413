import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { packages } from '../db/schema/catalogue.ts'
import { found, refused } from '../http/answers.ts'
import { readId } from '../http/paging.ts'
import type { PublicReads } from '../http/public-reads.ts'
import { ofProjectType, packageWithProject, readPackages } from '../records/package-record.ts'
import { isProjectType } from '../records/project-type.ts'

export const packageRoutes = (db: Database, publicRead: PublicReads): Hono =>
  new Hono()
    .get(
      readPatterns.packagesOfType,
      publicRead({
        question: ({ param }) => readId(param.typeId),
        answer: async (typeId) => {
          if (!isProjectType(typeId)) return refused('Project Type not found')
          const rows = await readPackages(db, ofProjectType(db, typeId))
          return found(rows.map(packageWithProject))
        },
      }),
    )
    .get(
      readPatterns.package,
      publicRead({
        question: ({ param }) => readId(param.id),
        answer: async (id) => {
          const [row] = id === null ? [] : await readPackages(db, eq(packages.id, id))
          return row ? found(packageWithProject(row)) : refused('Package not found')
        },
      }),
    )
