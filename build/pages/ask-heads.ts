/** Asks the API, while the site is built, what its packages and posts say of themselves. */
import { postHead } from '../../contract/article/post-head.ts'
import { endpoints, PROJECT_TYPE_IDS } from '../../contract/endpoints.ts'
import { packageHead } from '../../contract/link-preview/package-head.ts'
import { withPictureCover } from '../../contract/link-preview/preview-picture.ts'
import type { RecordHead } from '../../contract/link-preview/record-head.ts'
import { type Parsed, readAnswer, type SchemaName } from '../../contract/records/schemas.ts'

export type KnownRecord = { kind: 'package' | 'post'; name: string; head: RecordHead }

const POSTS_PER_PAGE = 100
const PAGES_MAX = 50

/** Throws where an answer does not come, or is none that the site reads. */
export async function askHeads(base: string, patienceMs = 10_000): Promise<KnownRecord[]> {
  const signal = AbortSignal.timeout(patienceMs)
  const read = async <Name extends SchemaName>(schema: Name, path: string): Promise<Parsed<Name>> => {
    const answer = await fetch(base + path, { signal })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`)
    return readAnswer(schema, withPictureCovers(await answer.json()))
  }
  const lists = await Promise.all(
    Object.values(PROJECT_TYPE_IDS).map((type) => read('package-list', endpoints.packagesOfType(type))),
  )
  const records: KnownRecord[] = lists
    .flat()
    .map((pkg) => ({ kind: 'package', name: pkg.id, head: packageHead(pkg) }))
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page++) {
    const posts = await read('post-page', endpoints.posts({ page, perPage: POSTS_PER_PAGE }))
    pages = posts.pages
    records.push(
      ...posts.data.map((post): KnownRecord => ({ kind: 'post', name: post.slug, head: postHead(post) })),
    )
  }
  return records
}

const withPictureCovers = (body: { data?: unknown } | null) =>
  Array.isArray(body?.data) ? { ...body, data: body.data.map(withPictureCover) } : body
