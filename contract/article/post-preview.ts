import type { Post } from '#contract/records/post.ts'
import { plainText } from './plain-text.ts'

const EXCERPT_CHARACTERS = 140 // spec §2, Post card

/** The editor's preview, or the first 140 characters of the text, with '...' where the text goes on (spec §2). */
export function postPreview({ preview, content }: Pick<Post, 'preview' | 'content'>): string {
  const written = plainText(preview)
  if (written !== '') return written
  const characters = Array.from(plainText(content)) // by code point: an emoji is never cut in half
  if (characters.length <= EXCERPT_CHARACTERS) return characters.join('')
  return `${characters.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}...`
}
