import { wordCount } from '#src/features/posts/reading-time.ts'

const HEADINGS = 3
/** Editors leave blank ones, which the page takes out. */
const HEADING = /<h[1-6]\b[^>]*>(?!(?:\s|&nbsp;|<br[^>]*>)*<\/h)/gi
const WORDS = 500 // about four screens of a phone

/**
 * Whether a post is long enough for a list of its parts. It is decided by the record, so the room for it is there
 * before the text is.
 */
export const hasContents = (content: string): boolean =>
  (content.match(HEADING) ?? []).length >= HEADINGS && wordCount(content) >= WORDS
