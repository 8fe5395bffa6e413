import { and, ilike, or, type SQL } from 'drizzle-orm'
import { plainText } from '#contract/article/plain-text.ts'
import type { Database } from '../db/database.ts'
import { posts } from '../db/schema/posts.ts'

/**
 * Posts with `text` (small letters, single blanks) in what is read of them; no tag counts. The database finds those
 * with its longest piece, in any markup: taking that away from all texts there takes three times as long.
 */
export async function idsOfPostsWith(text: string, db: Database, filter: SQL | undefined): Promise<number[]> {
  const pattern = `%${longestPiece(text)}%`
  const { id, topic, preview, content } = posts
  const rows = await db
    .select({ id, topic, preview, content })
    .from(posts)
    .where(and(filter, or(ilike(topic, pattern), ilike(preview, pattern), ilike(content, pattern))))
  const isIn = (words: string) => words.toLowerCase().includes(text)
  return rows
    .filter((row) => isIn(row.topic) || isIn(plainText(row.preview ?? '')) || isIn(plainText(row.content)))
    .map((row) => row.id)
}

/** Of plain letters and figures; HTML may write all others by their names. */
const longestPiece = (text: string): string =>
  (text.match(/[a-z\d]+/g) ?? []).reduce(
    (longest, piece) => (piece.length > longest.length ? piece : longest),
    '',
  )
