import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { projects } from '../db/schema/catalogue.ts'
import { found, refused } from '../http/answers.ts'
import { pageOf, readId, readPaging } from '../http/paging.ts'
import { READ_CACHE, send } from '../http/send.ts'
import { projectRecord, readProjects } from '../records/project-record.ts'
import { isProjectType } from '../records/project-type.ts'

const PER_PAGE = 10 // spec §7: the site shows ten projects

export function projectRoutes(db: Database): Hono {
  const routes = new Hono()

  routes.get('/projects', async (c) => {
    const rows = await readProjects(db)
    return send(c, found(rows.map(projectRecord)), READ_CACHE)
  })

  routes.get('/projects/view/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const [row] = id === null ? [] : await readProjects(db, eq(projects.id, id))
    return row ? send(c, found(projectRecord(row)), READ_CACHE) : send(c, refused('Project not found'))
  })

  routes.get('/projects/:typeId', async (c) => {
    const typeId = readId(c.req.param('typeId'))
    if (!isProjectType(typeId)) return send(c, refused('Project Type not found'))
    const ofType = eq(projects.projectTypeId, typeId)
    const paging = readPaging(c.req.query(), PER_PAGE)
    const total = await db.$count(projects, ofType)
    const rows = await readProjects(db, ofType, paging.window)
    return send(c, pageOf(rows.map(projectRecord), total, paging), READ_CACHE)
  })

  return routes
}
