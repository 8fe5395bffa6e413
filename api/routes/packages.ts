import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { packages } from '../db/schema/catalogue.ts'
import { found, refused } from '../http/answers.ts'
import { readId } from '../http/paging.ts'
import { READ_CACHE, send } from '../http/send.ts'
import { ofProjectType, packageWithProject, readPackages } from '../records/package-record.ts'
import { isProjectType } from '../records/project-type.ts'

export function packageRoutes(db: Database): Hono {
  const routes = new Hono()

  routes.get('/packages/project_type/:typeId', async (c) => {
    const typeId = readId(c.req.param('typeId'))
    if (!isProjectType(typeId)) return send(c, refused('Project Type not found'))
    const rows = await readPackages(db, ofProjectType(db, typeId))
    return send(c, found(rows.map(packageWithProject)), READ_CACHE)
  })

  routes.get('/packages/view/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const [row] = id === null ? [] : await readPackages(db, eq(packages.id, id))
    return row ? send(c, found(packageWithProject(row)), READ_CACHE) : send(c, refused('Package not found'))
  })

  return routes
}
