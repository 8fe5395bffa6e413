import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { posts } from '../db/schema/posts.ts'
import { type Answer, found, refused } from '../http/answers.ts'
import { pageOf, readId, readPaging } from '../http/paging.ts'
import type { Asked, PublicReads } from '../http/public-reads.ts'
import { postRecord } from '../records/post-record.ts'

const PER_PAGE = 2 // spec §7
const SEARCH_MAX = 100 // characters

export function postRoutes(db: Database, publicRead: PublicReads): Hono {
  return new Hono()
    .get(
      readPatterns.posts,
      publicRead({
        query: ['page', 'perPage', 'projectTypeId', 'type', 'text'],
        readsAll: ({ query }) => Boolean(query.text), // a hundred at once kept a booking waiting for six seconds
        answer: (asked) => pageOfPosts(db, asked),
      }),
    )
    .get(readPatterns.post, publicRead({ query: [], answer: (asked) => onePost(db, asked) }))
}

async function pageOfPosts(db: Database, { query }: Asked): Promise<Answer> {
  const paging = readPaging(query, PER_PAGE)
  const where = postFilter(query)
  const total = await db.$count(posts, where)
  const rows = await db.query.posts.findMany({
    where,
    with: { projectType: true },
    orderBy: [desc(posts.created), desc(posts.id)],
    ...paging.window,
  })
  return pageOf(rows.map(postRecord), total, paging)
}

async function onePost(db: Database, { param }: Asked): Promise<Answer> {
  const row = await db.query.posts.findFirst({
    where: and(eq(posts.slug, withoutNul(param.slug ?? '')), eq(posts.active, true)),
    with: { projectType: true },
  })
  return row ? found({ ...postRecord(row), comments: [] }) : refused('Post not found')
}

/** Blank filters are ignored. A project type that is not a number matches nothing. */
function postFilter(query: Asked['query']): SQL | undefined {
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

/** PostgreSQL's texts cannot hold U+0000: a query with one would be a fault instead of an empty answer. */
const withoutNul = (text: string): string => text.toWellFormed().replaceAll('\0', '')
