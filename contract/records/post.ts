import * as v from 'valibot'
import {
  flag,
  flagUnlessSaid,
  html,
  id,
  mediaOrNull,
  numberOrZero,
  pageCount,
  recordOrNull,
  recordsOf,
  text,
} from './lenient.ts'
import { projectTypeRefSchema } from './project-type-ref.ts'

export const POST_TYPES = ['news', 'events', 'blog', 'offers', 'promotions'] as const // spec §2, order of the tabs
export type PostType = (typeof POST_TYPES)[number]

const CONTENT_MAX = 500_000 // characters; a longer text would freeze a cheap phone

const PASTED_PICTURE = /data:image\/[a-z+.-]+;base64,[\w+/=%-]+/gi

/**
 * Editors paste a photograph into the text itself, where one may be longer than all that a text may be. Cut there, the
 * post would end with it. So of a text that is too long the pictures go that leave no room for the words.
 */
function wordsFirst(content: unknown): unknown {
  if (typeof content !== 'string' || content.length <= CONTENT_MAX) return content
  let room = CONTENT_MAX - content.replace(PASTED_PICTURE, '').length
  return content.replace(PASTED_PICTURE, (picture) => {
    if (picture.length > room) return ''
    room -= picture.length
    return picture
  })
}

/** `content` is HTML from a rich-text editor, shown only after sanitising. `created` is "January 5, 2027". */
export const postSchema = v.object({
  id,
  slug: v.pipe(text(300), v.nonEmpty()),
  topic: v.pipe(text(300), v.nonEmpty()),
  preview: html(2_000),
  content: v.pipe(v.optional(v.unknown(), ''), v.transform(wordsFirst), html(CONTENT_MAX)),
  type: text(60),
  coverPhoto: recordOrNull(v.object({ url: v.pipe(mediaOrNull, v.string()) })),
  projectType: recordOrNull(projectTypeRefSchema),
  created: text(60),
  liked: flag,
  disliked: flag,
  likesCount: numberOrZero,
  dislikesCount: numberOrZero,
  commentsCount: numberOrZero,
  active: flagUnlessSaid,
})
export type Post = v.InferOutput<typeof postSchema>

/** A list of the provider may also hold what is not published. */
export const listedPostSchema = v.pipe(
  postSchema,
  v.check(({ active }) => active),
)

export const postPageSchema = v.object({ data: recordsOf(listedPostSchema), pages: pageCount })
export type PostPage = v.InferOutput<typeof postPageSchema>
