import * as v from 'valibot'
import { flag, id, listOf, numberOrZero, pageCount, recordOrNull, text, urlOrNull } from './lenient.ts'
import { projectTypeRefSchema } from './project-type-ref.ts'

export const POST_TYPES = ['news', 'events', 'blog', 'offers', 'promotions'] as const // spec §2, order of the tabs
export type PostType = (typeof POST_TYPES)[number]

const CONTENT_MAX = 500_000 // characters; a longer text would freeze a cheap phone

/** `content` is HTML from a rich-text editor, shown only after sanitising. `created` is "January 5, 2027". */
export const postSchema = v.object({
  id,
  slug: v.pipe(text(300), v.nonEmpty()),
  topic: v.pipe(text(300), v.nonEmpty()),
  preview: text(2_000),
  content: text(CONTENT_MAX),
  type: text(60),
  coverPhoto: recordOrNull(v.object({ url: v.pipe(urlOrNull, v.string()) })),
  projectType: recordOrNull(projectTypeRefSchema),
  created: text(60),
  liked: flag,
  disliked: flag,
  likesCount: numberOrZero,
  dislikesCount: numberOrZero,
  commentsCount: numberOrZero,
})
export type Post = v.InferOutput<typeof postSchema>

export const postPageSchema = v.object({ data: listOf(postSchema), pages: pageCount })
export type PostPage = v.InferOutput<typeof postPageSchema>
