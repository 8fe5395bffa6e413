import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { posts } from '../db/schema/posts.ts'
import { found, refused } from '../http/answers.ts'
import { pageOf, readId, readPaging } from '../http/paging.ts'
import { READ_CACHE, send } from '../http/send.ts'
import { postRecord } from '../records/post-record.ts'

const PER_PAGE = 2 // spec §7
const SEARCH_MAX = 100 // characters

export function postRoutes(db: Database): Hono {
  const routes = new Hono()

  routes.get('/posts', async (c) => {
    const query = c.req.query()
    const paging = readPaging(query, PER_PAGE)
    const where = postFilter(query)
    const total = await db.$count(posts, where)
    const rows = await db.query.posts.findMany({
      where,
      with: { projectType: true },
      orderBy: [desc(posts.created), desc(posts.id)],
      ...paging.window,
    })
    return send(c, pageOf(rows.map(postRecord), total, paging), READ_CACHE)
  })

  routes.get('/posts/:slug', async (c) => {
    const row = await db.query.posts.findFirst({
      where: and(eq(posts.slug, withoutNul(c.req.param('slug'))), eq(posts.active, true)),
      with: { projectType: true },
    })
    if (!row) return send(c, refused('Post not found'))
    return send(c, found({ ...postRecord(row), comments: [] }), READ_CACHE)
  })

  return routes
}

/** Blank filters are no filters. A project type that is no number matches nothing. */
function postFilter(query: Record<string, string>): SQL | undefined {
  const given = (name: string) => withoutNul(query[name] ?? '').trim()
  const typeId = given('projectTypeId')
  const text = given('text').slice(0, SEARCH_MAX)
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(posts.active, true),
    typeId ? eq(posts.projectTypeId, readId(typeId) ?? 0) : undefined,
    given('type') ? eq(posts.type, given('type').toLowerCase()) : undefined,
    text
      ? or(ilike(posts.topic, pattern), ilike(posts.preview, pattern), ilike(posts.content, pattern))
      : undefined,
  )
}

/** PostgreSQL's texts can hold no U+0000: asking with one would be a fault instead of an empty answer. */
const withoutNul = (text: string): string => text.toWellFormed().replaceAll('\0', '')
