import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { projects } from '../db/schema/catalogue.ts'
import { type Answer, found, refused } from '../http/answers.ts'
import { type AskedPage, askedPage, pageOf, readId, readPaging } from '../http/paging.ts'
import type { PublicReads } from '../http/public-reads.ts'
import { projectRecord, readProjects } from '../records/project-record.ts'
import { isProjectType } from '../records/project-type.ts'

const PER_PAGE = 10 // spec §7: the site shows ten projects

export const projectRoutes = (db: Database, publicRead: PublicReads): Hono =>
  new Hono()
    .get(
      readPatterns.projects,
      publicRead({
        question: () => null,
        answer: async () => found((await readProjects(db)).map(projectRecord)),
      }),
    )
    .get(
      readPatterns.project,
      publicRead({ question: ({ param }) => readId(param.id), answer: (id) => oneProject(db, id) }),
    )
    .get(
      readPatterns.projectsOfType,
      publicRead({
        question: ({ param, query }) => ({ typeId: readId(param.typeId), ...askedPage(query) }),
        answer: (question) => projectsOfType(db, question),
      }),
    )

async function oneProject(db: Database, id: number | null): Promise<Answer> {
  const [row] = id === null ? [] : await readProjects(db, eq(projects.id, id))
  return row ? found(projectRecord(row)) : refused('Project not found')
}

async function projectsOfType(
  db: Database,
  { typeId, ...page }: AskedPage & { typeId: number | null },
): Promise<Answer> {
  if (!isProjectType(typeId)) return refused('Project Type not found')
  const ofType = eq(projects.projectTypeId, typeId)
  const paging = readPaging(page, PER_PAGE)
  const total = await db.$count(projects, ofType)
  const rows = await readProjects(db, ofType, paging.window)
  return pageOf(rows.map(projectRecord), total, paging)
}
