import type { posts } from '../db/schema/posts.ts'
import { writtenOut } from '../lagos-date.ts'

type PostRow = typeof posts.$inferSelect & { projectType: { id: number; name: string } | null }

/** Nobody signs in on the site (spec §6), so nothing is ever liked or disliked by the reader. */
export function postRecord({ projectTypeId: _, ...row }: PostRow) {
  return { ...row, created: writtenOut(row.created), liked: false, disliked: false }
}
