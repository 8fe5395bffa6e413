import { cutAtWord } from '#contract/link-preview/cut-at-word.ts'
import { DESCRIPTION_MAX, type RecordHead } from '#contract/link-preview/record-head.ts'
import type { Post } from '#contract/records/post.ts'
import { postPreview } from './post-preview.ts'

export const postHead = (post: Pick<Post, 'topic' | 'preview' | 'content' | 'coverPhoto'>): RecordHead => ({
  title: post.topic,
  description: cutAtWord(postPreview(post), DESCRIPTION_MAX),
  picture: post.coverPhoto?.url ?? null,
  kind: 'article',
})
