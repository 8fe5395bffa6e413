import { eq, sql } from 'drizzle-orm'
import { postHead } from '#contract/article/post-head.ts'
import { packageHead } from '#contract/link-preview/package-head.ts'
import { withPictureCover } from '#contract/link-preview/preview-picture.ts'
import type { RecordHead } from '#contract/link-preview/record-head.ts'
import { schemas } from '#contract/records/schemas.ts'
import type { Database } from '../db/database.ts'
import { mediaFiles, type packages } from '../db/schema/catalogue.ts'
import { posts } from '../db/schema/posts.ts'

export type HeadsOf = Readonly<Record<'package' | 'post', ReadonlyMap<string, RecordHead>>>

/** More than a description needs, also where tags take most of it; a whole article may be half a megabyte. */
const TEXT_READ = 4_000 // characters

/** What every record says of itself, by the last part of its address. Read whole: a made-up address then costs nothing. */
export async function readHeads(db: Database): Promise<HeadsOf> {
  const packageRows = await db.query.packages.findMany({ with: { media: { orderBy: mediaFiles.position } } })
  const postRows = await db
    .select({
      id: posts.id,
      slug: posts.slug,
      topic: posts.topic,
      preview: posts.preview,
      coverPhoto: posts.coverPhoto,
      content: sql<string>`left(${posts.content}, ${TEXT_READ})`,
    })
    .from(posts)
    .where(eq(posts.active, true))
  return {
    package: headsBy(
      packageRows,
      ({ id }) => String(id),
      (row) => packageHead(schemas.package(asSent(row))),
    ),
    post: headsBy(
      postRows,
      ({ slug }) => slug,
      (row) => postHead(schemas.post(withPictureCover(row))),
    ),
  }
}

/** As the provider joins it (`packageSummary`). */
const asSent = (row: typeof packages.$inferSelect) => ({
  ...row,
  location: `${row.address ?? ''} ${row.state}`,
})

/** A record that the site would not show has no head either. */
function headsBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  headOf: (row: Row) => RecordHead,
): Map<string, RecordHead> {
  return new Map(
    rows.flatMap((row) => {
      try {
        return [[nameOf(row), headOf(row)] as const]
      } catch {
        return [] // no name, or none that is a text
      }
    }),
  )
}
