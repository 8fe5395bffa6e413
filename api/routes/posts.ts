import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { readPatterns } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { posts } from '../db/schema/posts.ts'
import { type Answer, found, refused } from '../http/answers.ts'
import { type AskedPage, askedPage, pageOf, readId, readPaging } from '../http/paging.ts'
import type { Asked, PublicReads } from '../http/public-reads.ts'
import { postRecord } from '../records/post-record.ts'
import { idsOfPostsWith } from './posts-with-text.ts'

const PER_PAGE = 2 // spec §7
const SEARCH_MAX = 100 // characters
const MUCH_PER_PAGE = 10 // posts, which are read whole; the site asks for no more

export function postRoutes(db: Database, publicRead: PublicReads): Hono {
  return new Hono()
    .get(
      readPatterns.posts,
      publicRead({
        question: postsQuestion,
        // A hundred searches at once kept a booking waiting for six seconds.
        readsMuch: ({ text, perPage }) => text !== '' || (perPage ?? PER_PAGE) > MUCH_PER_PAGE,
        answer: (question) => pageOfPosts(db, question),
      }),
    )
    .get(
      readPatterns.post,
      publicRead({
        question: ({ param }) => withoutNul(param.slug ?? ''),
        answer: (slug) => onePost(db, slug),
      }),
    )
}

type PostsQuestion = AskedPage & { typeId: number | null; type: string; text: string }

/** Blank filters are ignored. A project type that is not a number matches nothing. */
function postsQuestion({ query }: Asked): PostsQuestion {
  const given = (name: string) => withoutNul(query[name] ?? '').trim()
  const typeId = given('projectTypeId')
  return {
    ...askedPage(query),
    typeId: typeId ? (readId(typeId) ?? 0) : null,
    type: given('type').toLowerCase(),
    text: given('text').replace(/\s+/g, ' ').slice(0, SEARCH_MAX).trim().toLowerCase(),
  }
}

async function pageOfPosts(db: Database, question: PostsQuestion): Promise<Answer> {
  const paging = readPaging(question, PER_PAGE)
  const filter = postFilter(question)
  const { text } = question
  const where = text ? inArray(posts.id, await idsOfPostsWith(text, db, filter)) : filter
  const total = await db.$count(posts, where)
  const rows = await db.query.posts.findMany({
    where,
    with: { projectType: true },
    orderBy: [desc(posts.created), desc(posts.id)],
    ...paging.window,
  })
  return pageOf(rows.map(postRecord), total, paging)
}

async function onePost(db: Database, slug: string): Promise<Answer> {
  const row = await db.query.posts.findFirst({
    where: and(eq(posts.slug, slug), eq(posts.active, true)),
    with: { projectType: true },
  })
  return row ? found({ ...postRecord(row), comments: [] }) : refused('Post not found')
}

function postFilter({ typeId, type }: PostsQuestion): SQL | undefined {
  return and(
    eq(posts.active, true),
    typeId === null ? undefined : eq(posts.projectTypeId, typeId),
    type ? eq(posts.type, type) : undefined,
  )
}

/** PostgreSQL's texts cannot hold U+0000: a query with one would be a fault instead of an empty answer. */
const withoutNul = (text: string): string => text.toWellFormed().replaceAll('\0', '')
