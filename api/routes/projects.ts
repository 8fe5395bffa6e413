import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { projects } from '../db/schema/catalogue.ts'
import { type Answer, found, refused } from '../http/answers.ts'
import { pageOf, readId, readPaging } from '../http/paging.ts'
import type { Asked, PublicReads } from '../http/public-reads.ts'
import { projectRecord, readProjects } from '../records/project-record.ts'
import { isProjectType } from '../records/project-type.ts'

const PER_PAGE = 10 // spec §7: the site shows ten projects

export const projectRoutes = (db: Database, publicRead: PublicReads): Hono =>
  new Hono()
    .get(
      readPatterns.projects,
      publicRead({
        query: [],
        answer: async () => found((await readProjects(db)).map(projectRecord)),
      }),
    )
    .get(readPatterns.project, publicRead({ query: [], answer: (asked) => oneProject(db, asked) }))
    .get(
      readPatterns.projectsOfType,
      publicRead({ query: ['page', 'perPage'], answer: (asked) => projectsOfType(db, asked) }),
    )

async function oneProject(db: Database, { param }: Asked): Promise<Answer> {
  const id = readId(param.id)
  const [row] = id === null ? [] : await readProjects(db, eq(projects.id, id))
  return row ? found(projectRecord(row)) : refused('Project not found')
}

async function projectsOfType(db: Database, { param, query }: Asked): Promise<Answer> {
  const typeId = readId(param.typeId)
  if (!isProjectType(typeId)) return refused('Project Type not found')
  const ofType = eq(projects.projectTypeId, typeId)
  const paging = readPaging(query, PER_PAGE)
  const total = await db.$count(projects, ofType)
  const rows = await readProjects(db, ofType, paging.window)
  return pageOf(rows.map(projectRecord), total, paging)
}
